// Changes of a list by place: {kind: 'move', from, to} or {kind: 'remove', from}. The places of each change are those
// of the list after the changes before it.

/** The place after these changes of the item at `index`; -1 if it was removed. */
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

/** The place before these changes of the item that is at `index` after them. */
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

/** How many items these changes remove. */
export const removed = (edits) => edits.filter(({ kind }) => kind === 'remove').length;
