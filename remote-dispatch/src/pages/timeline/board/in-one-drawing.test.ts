import { describe, expect, it } from 'vitest';
import { inOneDrawing } from './in-one-drawing.ts';

/** As much of the library as is touched: it draws at once what is in its time. */
class Items {
  readonly drawn: string[] = [];
  body = { range: { start: 0, end: 10 } };
  redraw(): void {
    this.drawn.push('everything');
  }
  add(at: number): void {
    if (at > this.body.range.start && at < this.body.range.end) this.drawn.push(`block at ${String(at)}`);
    this.redraw();
  }
}

describe('changing the items of a board', () => {
  it('draws neither each block nor everything; afterwards the library draws as before', () => {
    const itemSet = new Items();
    inOneDrawing({ itemSet }, [], () => itemSet.add(5));
    expect(itemSet.drawn).toEqual([]);
    itemSet.add(5);
    expect(itemSet.drawn).toEqual(['block at 5', 'everything']);
  });

  it('has the rows of blocks that are drawn already measured anew, together', () => {
    const row = { lastMarkerHeight: 0 };
    const drawn: number[] = [];
    const block = (id: number, displayed: boolean): { readonly redraw: () => void } =>
      Object.assign(Object.create({ redraw: () => drawn.push(id) }), { displayed, parent: row });
    const [seen, unseen] = [block(1, true), block(2, false)];
    inOneDrawing({ itemSet: { body: {}, items: { 1: seen, 2: unseen } } }, [1, 2, 3], () => seen.redraw());
    expect([drawn, row.lastMarkerHeight]).toEqual([[], undefined]);
    seen.redraw();
    expect(drawn).toEqual([1]);
  });

  it('leaves the library whole when it fails', () => {
    const itemSet = new Items();
    const fail = () => {
      throw new Error('no such row');
    };
    expect(() => inOneDrawing({ itemSet }, [], fail)).toThrow('no such row');
    itemSet.add(5);
    expect(itemSet.drawn).toHaveLength(2);
  });

  it('changes them all the same in a library without these insides', () => {
    const done: string[] = [];
    inOneDrawing({}, [], () => done.push('changed'));
    expect(done).toEqual(['changed']);
  });
});
