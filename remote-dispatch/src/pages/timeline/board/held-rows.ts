import { objectIn } from './library-parts.ts';

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
