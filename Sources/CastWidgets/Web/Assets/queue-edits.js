// Changes of a list by place: {kind: 'move', from, to} or {kind: 'remove', from}. Each one's places are those of the
// list as it is after the changes before it.

/** Where what stands at `index` stands after these changes; -1: it is gone. */
export function after(edits, index) {
  for (const { kind, from, to } of edits) {
    if (index < 0) return -1;
    if (index === from) index = kind === 'remove' ? -1 : to;
    else if (kind === 'remove') index -= index > from ? 1 : 0;
    else if (from < index && index <= to) index -= 1;
    else if (to <= index && index < from) index += 1;
  }
  return index;
}

/** Where what stands at `index` after these changes stood before them. */
export function before(edits, index) {
  for (let at = edits.length - 1; at >= 0; at--) {
    const { kind, from, to } = edits[at];
    if (kind === 'remove') index += index >= from ? 1 : 0;
    else if (index === to) index = from;
    else if (from <= index && index < to) index += 1;
    else if (to < index && index <= from) index -= 1;
  }
  return index;
}

/** How many items these changes take away. */
export const removed = (edits) => edits.filter(({ kind }) => kind === 'remove').length;
