PRAGMA application_id = 1097623649;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE building (
    game TEXT NOT NULL REFERENCES game (id),
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, place, kind)
) WITHOUT ROWID;
INSERT INTO "building" VALUES('8f1bef2a580947ecbec74f96a6731dc7',0,'garden',2);
INSERT INTO "building" VALUES('8f1bef2a580947ecbec74f96a6731dc7',0,'pavilion',3);
INSERT INTO "building" VALUES('8f1bef2a580947ecbec74f96a6731dc7',1,'garden',1);
INSERT INTO "building" VALUES('8f1bef2a580947ecbec74f96a6731dc7',1,'tower',3);
INSERT INTO "building" VALUES('8f1bef2a580947ecbec74f96a6731dc7',2,'arcades',3);
CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    place INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, place)
) WITHOUT ROWID;
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',0,1,'{"did":"game-started","game":"alhambra","edition":null,"modules":[],"options":{"diagonal_gap_open":false,"dummy_name":"","dummy_may_win":false,"dummy_third":"down","dummy_in_totals":true,"simple_scoring":false,"vizier_before_scoring":false},"players":[{"colour":"red","name":"Ana"},{"colour":"blue","name":"Leo"},{"colour":"green","name":"Kim"}],"title":"Friday"}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',1,1,'{"player":"red","did":"counts-typed","counts":{"pavilion":1,"garden":2},"wall":4,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',2,1,'{"player":"blue","did":"counts-typed","counts":{"tower":1,"garden":1},"wall":4,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',3,1,'{"player":"green","did":"counts-typed","counts":{"arcades":1},"wall":2,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',4,1,'{"did":"round-scored","round":1,"anyway":false}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',5,1,'{"player":"red","did":"counts-typed","counts":{"pavilion":2,"garden":2},"wall":5,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',6,1,'{"player":"blue","did":"counts-typed","counts":{"tower":2,"garden":1},"wall":4,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',7,1,'{"player":"green","did":"counts-typed","counts":{"arcades":2},"wall":2,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',8,1,'{"did":"round-scored","round":2,"anyway":false}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',9,1,'{"player":"red","did":"counts-typed","counts":{"pavilion":3,"garden":2},"wall":6,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',10,1,'{"player":"blue","did":"counts-typed","counts":{"tower":3,"garden":1},"wall":4,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',11,1,'{"player":"green","did":"counts-typed","counts":{"arcades":3},"wall":2,"best":{}}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',12,1,'{"did":"round-scored","round":3,"anyway":false}');
INSERT INTO "event" VALUES('8f1bef2a580947ecbec74f96a6731dc7',13,1,'{"did":"game-finished"}');
INSERT INTO "event" VALUES('a15fe29ca63d4c2d893f8b4be089d596',0,1,'{"did":"game-started","game":"granada","edition":null,"modules":[],"options":{"diagonal_gap_open":false,"dummy_name":"","dummy_may_win":false,"dummy_third":"down","dummy_in_totals":true,"simple_scoring":false,"vizier_before_scoring":false},"players":[{"colour":"red","name":"Zoe"},{"colour":"yellow","name":"Kim"},{"colour":"blue","name":"Ana"}],"title":""}');
INSERT INTO "event" VALUES('c6ff784a1a374631a99db4141b2c79f2',0,1,'{"did":"game-started","game":"alhambra","edition":null,"modules":[],"options":{"diagonal_gap_open":false,"dummy_name":"","dummy_may_win":false,"dummy_third":"down","dummy_in_totals":true,"simple_scoring":false,"vizier_before_scoring":false},"players":[{"colour":"white","name":"Ana"},{"colour":"orange","name":"Leo"}],"title":""}');
INSERT INTO "event" VALUES('c6ff784a1a374631a99db4141b2c79f2',1,1,'{"did":"dummy-drew","tiles":["P8","S9","A9","C10","G11","T12"],"seed":null,"market":[],"bag":null,"marker":"even","on_purpose":false}');
INSERT INTO "event" VALUES('c6ff784a1a374631a99db4141b2c79f2',2,1,'{"player":"white","on_purpose":false,"did":"tile-built","tile":"G10n","cell":"1,0","from_reserve":false}');
INSERT INTO "event" VALUES('c6ff784a1a374631a99db4141b2c79f2',3,1,'{"player":"orange","on_purpose":false,"did":"tile-reserved","tile":"T9nw"}');
INSERT INTO "event" VALUES('c6ff784a1a374631a99db4141b2c79f2',4,1,'{"did":"player-renamed","player":"orange","name":"Leonie"}');
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    game TEXT NOT NULL,
    started TEXT NOT NULL,
    changed TEXT NOT NULL,
    deleted TEXT,
    done INTEGER NOT NULL,
    rounds INTEGER NOT NULL DEFAULT 0,
    finished INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "game" VALUES('8f1bef2a580947ecbec74f96a6731dc7','Friday','The long evening','alhambra','2026-11-18T08:21:08.778898+00:00','2026-11-18T08:21:08.786136+00:00',NULL,14,3,1);
INSERT INTO "game" VALUES('c6ff784a1a374631a99db4141b2c79f2','','','alhambra','2026-11-18T08:21:08.786917+00:00','2026-11-18T08:21:08.789722+00:00',NULL,3,0,0);
INSERT INTO "game" VALUES('a15fe29ca63d4c2d893f8b4be089d596','','','granada','2026-11-18T08:21:08.790120+00:00','2026-11-18T08:21:08.790145+00:00','2026-11-18T08:21:08.790517+00:00',1,0,0);
CREATE TABLE player (
    game TEXT NOT NULL REFERENCES game (id),
    place INTEGER NOT NULL,
    colour TEXT NOT NULL,
    name TEXT NOT NULL, known_as TEXT NOT NULL DEFAULT '', points INTEGER NOT NULL DEFAULT 0, won INTEGER NOT NULL DEFAULT 0, wall INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, place)
) WITHOUT ROWID;
INSERT INTO "player" VALUES('8f1bef2a580947ecbec74f96a6731dc7',0,'red','Ana','ana',77,1,6);
INSERT INTO "player" VALUES('8f1bef2a580947ecbec74f96a6731dc7',1,'blue','Leo','leo',69,0,4);
INSERT INTO "player" VALUES('8f1bef2a580947ecbec74f96a6731dc7',2,'green','Kim','kim',37,0,2);
INSERT INTO "player" VALUES('a15fe29ca63d4c2d893f8b4be089d596',0,'red','Zoe','zoe',0,0,0);
INSERT INTO "player" VALUES('a15fe29ca63d4c2d893f8b4be089d596',1,'yellow','Kim','kim',0,0,0);
INSERT INTO "player" VALUES('a15fe29ca63d4c2d893f8b4be089d596',2,'blue','Ana','ana',0,0,0);
INSERT INTO "player" VALUES('c6ff784a1a374631a99db4141b2c79f2',0,'white','Ana','ana',0,0,0);
INSERT INTO "player" VALUES('c6ff784a1a374631a99db4141b2c79f2',1,'orange','Leo','leo',0,0,0);
CREATE TABLE remembered (
    key TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "remembered" VALUES('screen','table');
CREATE TABLE said (
    number INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    about TEXT NOT NULL,
    word TEXT NOT NULL,
    counts INTEGER NOT NULL DEFAULT 1,
    UNIQUE (game, about)
);
CREATE INDEX by_name ON player (known_as)
;
COMMIT;
