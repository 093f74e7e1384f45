import type { BoardItem } from './board-items.ts';

/** An object within an object of the library, by its name; undefined when another version of the library has none. */
const objectIn = (whole: object | undefined, name: string): object | undefined => {
  const found: unknown = whole && Reflect.get(whole, name);
  return typeof found === 'object' && found !== null ? found : undefined;
};

/** Replaces properties of objects of the library while something is done, whatever comes of it. */
function replacedDuring(
  replacements: readonly (readonly [whole: object, name: string, value: unknown])[],
  act: () => void,
): void {
  const before = replacements.map(([whole, name]) => Object.getOwnPropertyDescriptor(whole, name));
  for (const [whole, name, value] of replacements) Reflect.set(whole, name, value);
  try {
    act();
  } finally {
    for (const [index, [whole, name]] of replacements.entries()) {
      const own = before[index];
      if (own) Object.defineProperty(whole, name, own);
      else Reflect.deleteProperty(whole, name);
    }
  }
}

/** Rows that keep their heights, and blocks that keep their places, while one block is dragged over them. */
export interface HeldRows {
  /** Draws the dragged block where it is now: over the others, at the top of a row that is not its own. */
  readonly follow: () => void;
  /** Lets the rows fit their blocks again, from the next redraw. */
  readonly release: () => void;
}

/**
 * Holds the rows of a board during a drag. vis-timeline 8.5.4 stacks the blocks of the rows that a dragged block enters and leaves at every move, so that a busy
 * row grows, and all rows below it move away from under the pointer.
 */
export function holdRows(timeline: object, id: number): HeldRows {
  const itemSet = objectIn(timeline, 'itemSet');
  const block = objectIn(objectIn(itemSet, 'items'), String(id));
  const groups = objectIn(itemSet, 'groups') ?? {};
  const rows = Object.keys(groups).flatMap((name) => objectIn(groups, name) ?? []);
  const home = { row: objectIn(block, 'parent'), top: block && numberIn(block, 'top') };
  const top = numberIn(objectIn(objectIn(itemSet, 'options'), 'margin') ?? {}, 'axis');
  const toStack = new Set<object>(rows.filter((row) => Reflect.get(row, 'stackDirty') === true));
  for (const row of rows) {
    const height = numberIn(row, 'height');
    Reflect.set(row, '_calculateHeight', () => height);
    Object.defineProperty(row, 'stackDirty', {
      configurable: true,
      get: () => false,
      set: () => {
        toStack.add(row);
      },
    });
  }
  if (block) Reflect.set(block, 'stack', false);

  return {
    follow: () => {
      if (!block) return;
      Reflect.set(block, 'top', objectIn(block, 'parent') === home.row ? home.top : top);
      const place: unknown = Reflect.get(block, 'repositionX');
      if (typeof place === 'function') Reflect.apply(place, block, []);
    },
    release: () => {
      for (const row of rows) {
        Reflect.deleteProperty(row, '_calculateHeight');
        Object.defineProperty(row, 'stackDirty', { configurable: true, writable: true, value: toStack.has(row) });
      }
      if (block) Reflect.deleteProperty(block, 'stack');
    },
  };
}

const numberIn = (part: object, name: string): number => {
  const value: unknown = Reflect.get(part, name);
  return typeof value === 'number' ? value : 0;
};

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

/** Has the blocks of all rows measured again at the next redraw, since the style sheet draws them in another height. */
export function measureRowsAnew(timeline: object): void {
  const groups = objectIn(objectIn(timeline, 'itemSet'), 'groups') ?? {};
  for (const name of Object.keys(groups)) measureRowAnew(objectIn(groups, name));
}

/** Sets another height on the row's visibility marker, at which the library measures all blocks of the row together. */
function measureRowAnew(row: object | undefined): void {
  if (row) Reflect.set(row, 'lastMarkerHeight', undefined);
}

/**
 * Whether a changed block stays where it is, as wide and as high as it was: another colour, icon or text. One that was
 * dragged, whose times the library has written as dates, is drawn anew.
 */
export const keepsPlace = (before: BoardItem | null, after: BoardItem): boolean =>
  before !== null &&
  before.group === after.group &&
  before.start === after.start &&
  before.end === after.end &&
  before.type === after.type;

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
