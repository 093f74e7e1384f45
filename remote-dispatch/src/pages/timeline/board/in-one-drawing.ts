/** A part of the time in which there is nothing. */
const NOWHERE = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY };

const objectIn = (whole: object, name: string): object | undefined => {
  const found: unknown = Reflect.get(whole, name);
  return typeof found === 'object' && found !== null ? found : undefined;
};

/**
 * Changes the items of a board, and leaves drawing them to the next frame. vis-timeline 8.5.4 draws each block of the shown time as it gets it, has the
 * page laid out for that one alone, in rows far out of sight too, and then draws all of it at every change of its set. Told that it shows no time it
 * does not; in the next frame it measures the blocks of the rows in sight together.
 */
export function inOneDrawing(timeline: object, change: () => void): void {
  const itemSet = objectIn(timeline, 'itemSet');
  const body = itemSet && objectIn(itemSet, 'body');
  if (!itemSet || !body) return change();
  Reflect.set(itemSet, 'body', Object.create(body, { range: { value: NOWHERE } }));
  Reflect.set(itemSet, 'redraw', () => false);
  try {
    change();
  } finally {
    Reflect.set(itemSet, 'body', body);
    Reflect.deleteProperty(itemSet, 'redraw');
  }
  return undefined;
}
