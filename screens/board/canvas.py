"""Puts sketches on a widget's canvas: one mesh for each layer, one shader, one view of it all."""

from kivy.graphics import Mesh, RenderContext

from screens.board.glyphs import sheet_for
from screens.board.sketch import FORMAT, Sketch

_HEAD = """
#ifdef GL_ES
    precision highp float;
#endif
uniform vec3 view;
varying vec2 local;
varying vec4 shape;
varying vec4 color;
varying float soft;
varying vec2 place;
"""

VERTEX_SHADER = (
    _HEAD
    + """
attribute vec2 vPosition;
attribute vec2 vLocal;
attribute vec4 vShape;
attribute vec4 vColor;
attribute float vSoft;
uniform mat4 modelview_mat;
uniform mat4 projection_mat;

void main(void) {
    local = vLocal;
    shape = vShape;
    color = vColor;
    soft = vSoft;
    place = vPosition * view.z + view.xy;
    gl_Position = projection_mat * modelview_mat * vec4(place, 0.0, 1.0);
}
"""
)

# A box is drawn by its distance to each point, so it is sharp and smooth at any size.
FRAGMENT_SHADER = (
    _HEAD
    + """
uniform sampler2D texture0;
uniform vec4 frame;
uniform float strength;

void main(void) {
    if (any(lessThan(place, frame.xy)) || any(greaterThan(place, frame.zw))) discard;
    float cover;
    if (soft < 0.0) {
        cover = texture2D(texture0, local).r;
    } else {
        vec2 beyond = abs(local) - shape.xy + shape.z;
        float away = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - shape.z;
        if (shape.w > 0.0) away = abs(away + shape.w * 0.5) - shape.w * 0.5;
        cover = clamp(0.5 - away / max(1.0 / view.z, soft), 0.0, 1.0);
        if (soft > 0.0) cover = cover * cover * (3.0 - 2.0 * cover);
    }
    gl_FragColor = vec4(color.rgb, color.a * cover * strength);
}
"""
)

SYMBOL_SIZE = 0.5
"""The largest glyph of a tile, in tile widths."""


class Layers:
    """Sketches one over the other, seen through one view."""

    def __init__(self, canvas, names: tuple[str, ...]):
        self._context = RenderContext(
            use_parent_projection=True,
            use_parent_modelview=True,
            vs=VERTEX_SHADER,
            fs=FRAGMENT_SHADER,
        )
        with self._context:
            self._meshes = {name: Mesh(fmt=FORMAT, mode="triangles") for name in names}
        self._context["strength"] = 1.0
        self._sheet = None
        canvas.add(self._context)

    def show(self, name: str, sketch: Sketch) -> None:
        """Put a new sketch in a layer's place."""
        mesh = self._meshes[name]
        mesh.indices = []
        # Kivy takes an empty list, but not an empty array.
        mesh.vertices = sketch.vertices or []
        mesh.indices = sketch.indices

    def look(self, origin: tuple[float, float], tile: float, frame: tuple[float, ...]) -> None:
        """Move the view: where the start tile's middle is, how wide a tile is, what is seen."""
        self._context["view"] = (float(origin[0]), float(origin[1]), float(tile))
        self._context["frame"] = tuple(map(float, frame))
        sheet = sheet_for(tile * SYMBOL_SIZE)
        if sheet is not self._sheet:
            self._sheet = sheet
            for mesh in self._meshes.values():
                mesh.texture = sheet

    def fade(self, strength: float) -> None:
        """Draw everything weaker, as a widget's opacity asks."""
        self._context["strength"] = float(strength)
