import type { BoardItem } from './board-items.ts';
import { objectIn, replacedDuring } from './library-parts.ts';

/**
 * Whether a changed block stays where it is, as wide and as high as it was: another colour, icon or text. One that was
 * dragged, whose times the library has written as dates, is drawn anew.
 */
export const keepsPlace = (before: BoardItem | null, after: BoardItem): boolean =>
  before !== null &&
  before.group === after.group &&
  before.start === after.start &&
  before.end === after.end &&
  before.type === after.type &&
  isLow(before) === isLow(after);

/** Canceled trips are lower than others (`board.css`). */
const isLow = ({ className }: BoardItem): boolean => className.split(' ').includes('status-3');

/** Size of a block as the library knows it; undefined while it has yet to measure it. */
function sizeOf(block: object): object | undefined {
  const [isDirty, height] = [Reflect.get(block, 'dirty'), Reflect.get(block, 'height')];
  const width: unknown = Reflect.get(objectIn(objectIn(block, 'props'), 'content') ?? {}, 'width');
  return isDirty === false && typeof height === 'number' && typeof width === 'number'
    ? { content: { width }, box: { height } }
    : undefined;
}

/**
 * Changes blocks that keep their places and sizes ({@link keepsPlace}), each drawn at once with the size that it has.
 * vis-timeline 8.5.4 measures every changed block, sorts the blocks of all rows, and lays out all rows, at once and in the
 * next frame, whatever has changed of a block. A block that it has not drawn or measured yet is left to its next redraw.
 */
export function redrawInPlace(timeline: object, ids: readonly (number | string)[], change: () => void): void {
  const itemSet = objectIn(timeline, 'itemSet');
  const body = objectIn(itemSet, 'body');
  if (!itemSet || !body) return change();
  const silent = { emit: () => undefined };
  const blocks = ids.flatMap((id) => objectIn(objectIn(itemSet, 'items'), String(id)) ?? []);
  const rows = new Set(blocks.flatMap((block) => objectIn(block, 'parent') ?? []));
  const stacking = [...rows].map((row) => [row, Reflect.get(row, 'stackDirty')] as const);
  replacedDuring(
    [
      [itemSet, '_order', () => undefined],
      [itemSet, 'redraw', () => false],
      [itemSet, 'body', Object.create(body, { emitter: { value: silent } })],
      ...blocks.flatMap((block) => {
        const size = sizeOf(block);
        return size ? [[block, '_getDomComponentsSizes', () => size] as const] : [];
      }),
    ],
    change,
  );
  for (const [row, wasDirty] of stacking) Reflect.set(row, 'stackDirty', wasDirty);
  return undefined;
}
