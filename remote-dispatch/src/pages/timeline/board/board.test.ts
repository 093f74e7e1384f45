import { expect, it, describe, afterEach, beforeEach, vi } from 'vitest';
import { createItemMaker, diffOf, ghostItem, slotSpans, tripOfItem, type BoardItem } from './board-items.ts';
import { clockAt } from '../model/board-time.ts';
import { keepsPlace, redrawInPlace, inOneDrawing } from './library-parts.ts';
import { vehicleOf, type DragAxis } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { timelineTrip } from '../model/timeline-trip.ts';
import { draggedTo } from './dragging.ts';
import { createAwaitedTrip } from './pointer.ts';

it('lists only added, changed and removed items in a diff', () => {
  const [same, old, fresh, gone, added] = [{ id: 1 }, { id: 2 }, { id: 2 }, { id: 3 }, { id: 4 }];
  const known = new Map([
    [1, same],
    [2, old],
    [3, gone],
  ]);
  const next = new Map([
    [1, same],
    [2, fresh],
    [4, added],
  ]);
  expect(diffOf(known, next)).toEqual({ put: [fresh, added], removed: [3] });
  expect(diffOf(next, next)).toEqual({ put: [], removed: [] });
});

it('joins adjacent unavailable slots into one span', () => {
  const spans = slotSpans({ driverId: 3, date: '2026-03-10', available: '0,1,4' });
  expect(spans.map(({ start, end }) => `${clockAt(start).time}-${clockAt(end).time}`)).toEqual([
    '07:00-11:00',
    '15:00-17:00',
  ]);
});

it('draws a trip of a proposed plan at both places, undraggable, and unchanged blocks as the same items', () => {
  const trip = timelineTrip(sampleBooking({ id: 12, driverId: 2 }));
  const ghost = timelineTrip(sampleBooking({ id: 12, driverId: 3, pick_time: '09:00' }));
  const other = timelineTrip(sampleBooking({ id: 13, driverId: 2, ap_time: '14:00', pick_time: '13:00' }));
  const row = (id: number) => ({ id, firstname: '', lastname: '', active: true, vehicle: vehicleOf({}), tripCount: 0 });
  const content = {
    drivers: [row(2), row(3)],
    trips: [trip, other],
    unavailable: [],
    conflicts: new Map(),
    highlighted: new Set<number>(),
  };
  const near = { start: trip.span.start - 1e8, end: trip.span.end + 1e8 };
  const make = createItemMaker('');
  const before = make(content, near);
  expect([...before.values()].map(({ id, editable }) => [id, editable !== false])).toEqual([
    [12, true],
    [13, true],
  ]);
  const planned = { ...content, plan: { ghosts: new Map([[12, ghost]]), locked: new Set([13]) } };
  const during = make(planned, near);
  expect([...during.values()].map(({ id, group, editable }) => [id, group, editable])).toEqual([
    [12, 2, false],
    [13, 2, false],
    [ghostItem(12), 3, false],
  ]);
  expect(during.get(12)?.className).toContain('moved');
  expect(during.get(13)?.className).toContain('locked');
  expect(make({ ...planned, highlighted: new Set([13]) }, near).get(ghostItem(12))).toBe(during.get(ghostItem(12)));
  expect(make(content, near).get(13)?.editable).not.toBe(false);
  expect([12, ghostItem(12), 'off-2-1-2', undefined].map(tripOfItem)).toEqual([12, 12, undefined, undefined]);
});

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

describe('a block that can be redrawn in place', () => {
  it('a block is redrawn in place only when it existed before with the same row and time', () => {
    expect(keepsPlace(item(), item({ className: 'trip answer-2 type-to in-conflict' }))).toBe(true);
    for (const moved of [{ group: 3 }, { start: 95 }, { end: 205 }])
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
  it('redraws blocks with their known sizes, measures unmeasured ones, and redraws no row', () => {
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

  it('measures rows once, after blocks that were already redrawn', () => {
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

const trip = timelineTrip(sampleBooking({ driverId: 3, pick_time: '09:13', ap_time: '10:00' }));
const MINUTE = 60_000;
const to = (minutes: number, driverId: number, axis: DragAxis = null) =>
  draggedTo(trip, { start: trip.span.start + minutes * MINUTE, driverId, axis }, MINUTE);

describe('dragging a block', () => {
  it('keeps the time of a block dragged to another driver when the pointer moves slightly sideways', () => {
    expect(to(19, 4).change).toEqual({ id: 12, driverId: 4 });
    expect(to(-19, 4).start).toBe(trip.span.start);
  });

  it('moves a block along its row in steps of five minutes', () => {
    expect(to(32, 3).change).toEqual({ id: 12, ap_time: '10:30', pick_time: '09:43' });
    expect(to(32, 3).end - trip.span.end).toBe(30 * MINUTE);
  });

  it('changes driver and time in one drag', () => {
    expect(to(-60, 4).change).toEqual({ id: 12, driverId: 4, ap_time: '09:00', pick_time: '08:13' });
  });

  it('keeps the driver of a block that is locked to the time axis, and the time of one that is locked to drivers', () => {
    expect(to(-60, 4, 'time').change).toEqual({ id: 12, ap_time: '09:00', pick_time: '08:13' });
    expect(to(-60, 4, 'time').driverId).toBe(3);
    expect(to(-60, 4, 'driver').change).toEqual({ id: 12, driverId: 4 });
  });

  it('draws a block where it will be when the clock skips the hour under the pointer', () => {
    const night = timelineTrip(
      sampleBooking({ driverId: 3, ap_date: '2026-03-29', pick_time: '01:00', ap_time: '01:45' }),
    );
    const dragged = draggedTo(night, { start: night.span.start + 60 * MINUTE, driverId: 3, axis: null }, MINUTE);
    expect(dragged.change).toEqual({ id: 12, ap_time: '03:45', pick_time: '03:00' });
    expect([dragged.start, dragged.end]).toEqual([
      Date.parse('2026-03-29T03:00:00Z'),
      Date.parse('2026-03-29T03:45:00Z'),
    ]);
  });

  it('changes nothing when a block is dragged back to where it was', () => {
    expect(to(1, 3).change).toBeNull();
  });
});

const there = new Set<number>();
const led: string[] = [];
const goTo = (id: number) => led.push(`to ${String(id)}`);
const select = (id: number) => led.push(`select ${String(id)}`);
beforeEach(() => {
  vi.useFakeTimers();
  there.clear();
  led.length = 0;
});
afterEach(() => vi.useRealTimers());
const awaited = () => createAwaitedTrip((id) => there.has(id));

it('focuses a trip at once when the board has it', () => {
  there.add(3);
  awaited().lead(3, goTo);
  expect(led).toEqual(['to 3']);
});

it('focuses the trip that was asked for last, once, as soon as the board has it', () => {
  const trip = awaited();
  trip.lead(3, goTo);
  trip.lead(4, select);
  there.add(3);
  trip.check();
  expect(led).toEqual([]);
  there.add(4);
  trip.check();
  trip.check();
  expect(led).toEqual(['select 4']);
});

it('an awaited trip is not focused after another request or after the timeout', () => {
  const trip = awaited();
  trip.lead(3, goTo);
  trip.drop();
  there.add(3);
  trip.check();
  trip.lead(4, goTo);
  vi.advanceTimersByTime(11_000);
  there.add(4);
  trip.check();
  expect(led).toEqual([]);
});
