import { describe, expect, it } from 'vitest';
import type { BoardItem } from './board-items.ts';
import { keepsPlace, redrawInPlace } from './library-parts.ts';

const item = (changes: Partial<BoardItem> = {}): BoardItem => ({
  id: 1,
  group: 2,
  start: 100,
  end: 200,
  className: 'trip answer-1 type-to',
  content: '',
  style: 'z-index: 5',
  type: 'range',
  editable: false,
  ...changes,
});

describe('a block that keeps its place', () => {
  it('a block that keeps its place has another colour, never another row, time or height, and was there before', () => {
    expect(keepsPlace(item(), item({ className: 'trip answer-2 type-to in-conflict' }))).toBe(true);
    for (const moved of [{ group: 3 }, { start: 95 }, { end: 205 }, { className: 'trip status-3 type-to' }])
      expect(keepsPlace(item(), item(moved))).toBe(false);
    expect(keepsPlace(null, item())).toBe(false);
  });
});

/** Stub of the part of the library that is used: it measures and draws a block when it changes, then all rows. */
class Block {
  readonly sizes: unknown[] = [];
  readonly props = { content: { width: 80 } };
  readonly height = 40;
  readonly dirty: boolean;
  readonly parent: { stackDirty: boolean };
  constructor(dirty: boolean, parent: { stackDirty: boolean }) {
    this.dirty = dirty;
    this.parent = parent;
  }
  // oxlint-disable-next-line no-underscore-dangle -- the library's name
  _getDomComponentsSizes(): unknown {
    return 'measured';
  }
  change(): void {
    this.parent.stackDirty = true;
    this.sizes.push(Reflect.apply(Reflect.get(this, '_getDomComponentsSizes'), this, []));
  }
}

function stub() {
  const log: string[] = [];
  const row = { stackDirty: false };
  const blocks = { 1: new Block(false, row), 2: new Block(true, row) };
  const itemSet = {
    items: blocks,
    body: { emitter: { emit: () => log.push('all rows') } },
    _order: () => log.push('sorted'),
    redraw: () => log.push('drawn'),
  };
  const update = (): void => {
    blocks[1].change();
    blocks[2].change();
    Reflect.apply(Reflect.get(itemSet, '_order'), itemSet, []);
    itemSet.body.emitter.emit();
    itemSet.redraw();
  };
  return { log, row, blocks, itemSet, update };
}

describe('redrawInPlace', () => {
  it('draws the blocks with the sizes they have, those that were not measured yet anew, and no row', () => {
    const { log, row, blocks, itemSet, update } = stub();
    redrawInPlace({ itemSet }, [1, 2, 3], update);
    expect(blocks[1].sizes).toEqual([{ content: { width: 80 }, box: { height: 40 } }]);
    expect(blocks[2].sizes).toEqual(['measured']);
    expect([log, row.stackDirty]).toEqual([[], false]);
  });

  it('lets the library draw and measure normally afterwards, also when the change throws', () => {
    const { log, row, blocks, itemSet, update } = stub();
    const fail = () => {
      throw new Error('no such block');
    };
    expect(() => redrawInPlace({ itemSet }, [1], fail)).toThrow('no such block');
    update();
    expect([blocks[1].sizes, log, row.stackDirty]).toEqual([['measured'], ['sorted', 'all rows', 'drawn'], true]);
  });

  it('changes the blocks even when the internals of the library are missing', () => {
    const done: string[] = [];
    redrawInPlace({}, [1], () => done.push('changed'));
    expect(done).toEqual(['changed']);
  });
});
