import { objectIn, replacedDuring } from './library-parts.ts';

/** Window that contains no item. */
const NOWHERE = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY };

const nothing = (): boolean => false;

/**
 * Batches changes of the items of a board into one redraw in the next frame. vis-timeline 8.5.4 draws each visible
 * block as it gets it, forcing a layout for each (also in rows that are scrolled out of sight), then draws everything
 * again at every change of its data set. While its window is empty it draws nothing; in the next frame it measures the
 * blocks of the visible rows together.
 * @param changed ids of items that may be drawn already; their rows are measured again
 */
export function inOneDrawing(timeline: object, changed: readonly (number | string)[], change: () => void): void {
  const itemSet = objectIn(timeline, 'itemSet');
  const body = objectIn(itemSet, 'body');
  if (!itemSet || !body) return change();
  const drawn = changed
    .flatMap((id) => objectIn(objectIn(itemSet, 'items'), String(id)) ?? [])
    .filter((item) => Reflect.get(item, 'displayed') === true);
  const still = [itemSet, ...drawn].map((part) => [part, 'redraw', nothing] as const);
  try {
    replacedDuring([[itemSet, 'body', Object.create(body, { range: { value: NOWHERE } })], ...still], change);
  } finally {
    for (const item of drawn) measureRowAnew(objectIn(item, 'parent'));
  }
  return undefined;
}

/** Sets another height on the row's visibility marker, at which the library measures all blocks of the row together. */
function measureRowAnew(row: object | undefined): void {
  if (row) Reflect.set(row, 'lastMarkerHeight', undefined);
}
