import { describe, expect, it } from 'vitest';
import { inOneDrawing } from './library-parts.ts';

/** Stub of the part of the library that is used: it draws its items immediately. */
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

describe('inOneDrawing', () => {
  it('suppresses drawing while the items change, and lets the library draw normally afterwards', () => {
    const itemSet = new Items();
    inOneDrawing({ itemSet }, [], () => itemSet.add(5));
    expect(itemSet.drawn).toEqual([]);
    itemSet.add(5);
    expect(itemSet.drawn).toEqual(['block at 5', 'everything']);
  });

  it('measures the rows of blocks that are already drawn again, together', () => {
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

  it('restores the library when changing the items throws', () => {
    const itemSet = new Items();
    const fail = () => {
      throw new Error('no such row');
    };
    expect(() => inOneDrawing({ itemSet }, [], fail)).toThrow('no such row');
    itemSet.add(5);
    expect(itemSet.drawn).toHaveLength(2);
  });

  it('changes the items even when the internals of the library are missing', () => {
    const done: string[] = [];
    inOneDrawing({}, [], () => done.push('changed'));
    expect(done).toEqual(['changed']);
  });
});
