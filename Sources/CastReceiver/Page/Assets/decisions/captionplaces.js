// Where captions are drawn. The page moves all captions up, away from the screen's edge and from the overlay. Captions
// that belong into the upper half are placed lower by the same amount, so that they stay where they belong.

// Letters are this part of the video's shorter side: the browser's own rule.
const LETTERS = 0.05;
// The lowest line of a usual font, in parts of its letters. With an estimate that is too low, a caption is placed a
// little too low, never beyond the edge.
const LINE = 1.15;

// How high a line of captions is at least, in pixels. `scale` is the style's font scale.
export function lineHeight(width, height, scale = 1) {
  return Math.max(1, LETTERS * LINE * Math.min(width, height) * scale);
}

// The `line` for a cue whose own is `line`. A cue in lines counts from the top if its line is 0 or more, and from the
// bottom if it is negative; one in percent is in the upper half below 50.
//
// `raised`: by how many pixels everything is moved up. `height`: the video's, in pixels.
export function placedLine({line, snapToLines}, {raised, height, lineHeight: step}) {
  if (typeof line !== 'number') return line;
  if (snapToLines) return line < 0 ? line : line + Math.ceil(raised / step);
  return line < 50 && height > 0 ? Math.min(100, line + 100 * raised / height) : line;
}
