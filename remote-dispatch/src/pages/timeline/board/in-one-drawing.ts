/** A part of the time in which there is nothing. */
const NOWHERE = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY };

const nothing = (): boolean => false;

const objectIn = (whole: object | undefined, name: string): object | undefined => {
  const found: unknown = whole && Reflect.get(whole, name);
  return typeof found === 'object' && found !== null ? found : undefined;
};

/**
 * Changes the items of a board, and leaves drawing them to the next frame. vis-timeline 8.5.4 draws each block of the shown time as it gets it, has the
 * page laid out for that one alone, in rows far out of sight too, and then draws all of it at every change of its set. Told that it shows no time it
 * does not; in the next frame it measures the blocks of the rows in sight together.
 * @param changed ids of those that may be drawn already; their rows are measured anew
 */
export function inOneDrawing(timeline: object, changed: readonly (number | string)[], change: () => void): void {
  const itemSet = objectIn(timeline, 'itemSet');
  const body = objectIn(itemSet, 'body');
  if (!itemSet || !body) return change();
  const drawn = changed
    .flatMap((id) => objectIn(objectIn(itemSet, 'items'), String(id)) ?? [])
    .filter((item) => Reflect.get(item, 'displayed') === true);
  Reflect.set(itemSet, 'body', Object.create(body, { range: { value: NOWHERE } }));
  for (const part of [itemSet, ...drawn]) Reflect.set(part, 'redraw', nothing);
  try {
    change();
  } finally {
    Reflect.set(itemSet, 'body', body);
    for (const part of [itemSet, ...drawn]) Reflect.deleteProperty(part, 'redraw');
    for (const item of drawn) measureRowAnew(objectIn(item, 'parent'));
  }
  return undefined;
}

/** A row measures all its blocks together when the mark that it is seen by has another height. */
function measureRowAnew(row: object | undefined): void {
  if (row) Reflect.set(row, 'lastMarkerHeight', undefined);
}
