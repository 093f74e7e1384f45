import { boardNow } from '../model/board-time.ts';
import { conflictKinds } from '../model/conflict-kinds.ts';
import { diffOf } from '../model/diff.ts';
import { tripLook } from '../model/trip-look.ts';
import { NO_LIVE } from '../model/live-drivers.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { BoardWindow } from '../model/windows.ts';
import { createBlock, fillBlock } from './block-element.ts';
import type { Board, BoardSetup } from './board.ts';
import type { BoardContent } from './board-content.ts';
import { createItemMaker, type BoardItem } from './board-items.ts';
import { boardOptions } from './board-options.ts';
import { createDragging } from './dragging.ts';
import { dragAllWays } from './drag-all-ways.ts';
import { createLabel, fillLabel } from './label-element.ts';
import { DataSet, Timeline } from './vis.ts';
import { acceptLaneDrops } from './lane-drops.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import { inOneDrawing } from './in-one-drawing.ts';
import { createWalk } from './walk.ts';

const EMPTY: BoardContent = { drivers: [], trips: [], unavailable: [], conflicts: new Map(), highlighted: new Set() };
/** Ticks of the line that shows now, ms. */
const TICK = 30_000;

/** Makes a board in an element. */
export function createBoard(host: HTMLElement, setup: BoardSetup): Board {
  const { texts, events, still } = setup;
  const items = new DataSet<BoardItem>([]);
  const groups = new DataSet<{ id: number; content: string; order: number; className: string }>([]);
  const blocks = new Map<number, HTMLElement>();
  const labels = new Map<number, HTMLElement>();
  const makeItems = createItemMaker(texts.unavailable());
  let content = EMPTY;
  let trips = new Map<number, TimelineTrip>();
  let drawn: ReadonlyMap<number | string, BoardItem> = new Map();
  let live = NO_LIVE;
  let limits: BoardWindow | null = null;
  let awaited: BoardWindow | null = null;

  const elementOf = (id: number): HTMLElement => {
    const known = blocks.get(id);
    if (known) return known;
    const block = createBlock(id);
    block.setAttribute('aria-describedby', setup.helpId);
    blocks.set(id, block);
    return block;
  };
  /** Called by the library whenever a block that is in sight changed. */
  const draw = (id: unknown): HTMLElement | string => {
    const trip = typeof id === 'number' ? trips.get(id) : undefined;
    if (!trip) return typeof id === 'string' ? texts.unavailable() : '';
    const block = elementOf(trip.id);
    const conflicts = conflictKinds(content.conflicts.get(trip.id));
    fillBlock(block, texts.trip(trip, conflicts), tripLook(trip.booking, conflicts).icons);
    return block;
  };
  const labelOf = (id: number): HTMLElement => {
    const label = labels.get(id) ?? createLabel(id);
    labels.set(id, label);
    return label;
  };

  const dragging = createDragging({
    tripOf: (id) => trips.get(id),
    blockOf: elementOf,
    millisPerPixel: () => {
      const { start, end } = timeline.getWindow();
      return (end.getTime() - start.getTime()) / Math.max(1, host.querySelector('.vis-center')?.clientWidth ?? host.clientWidth);
    },
    restore: (id) => {
      const item = drawn.get(id);
      if (item) items.update(item);
    },
    events,
    ended: () => drawItems(),
  });

  const timeline = new Timeline(host, items, groups, {
    ...boardOptions(setup.locale),
    start: setup.window.start,
    end: setup.window.end,
    template: (item: { readonly id?: unknown } | undefined) => draw(item?.id),
    groupTemplate: (group: { readonly id: number } | undefined) => (group ? labelOf(group.id) : ''),
    onMoving: dragging.onMoving,
    onMove: dragging.onMove,
    onAdd: dragging.onAdd,
  });
  dragAllWays(timeline);
  // The names scroll by themselves: without a place in them for the keyboard, it could not scroll them.
  host.querySelector('.vis-panel.vis-left')?.setAttribute('tabindex', '0');
  const shown = (): BoardWindow => {
    const { start, end } = timeline.getWindow();
    return { start: start.getTime(), end: end.getTime() };
  };
  const setWindow = ({ start, end }: BoardWindow, animate = !still) => timeline.setWindow(start, end, { animation: animate });

  /** Only what is in sight and as much again on both sides is handed to the library. */
  function drawItems(): void {
    if (dragging.isDragging()) return;
    const { start, end } = shown();
    const next = makeItems(content, { start: start - (end - start), end: end + (end - start) });
    const { put, removed } = diffOf(drawn, next);
    drawn = next;
    const changed = put.map(({ id }) => id);
    inOneDrawing(timeline, changed, () => {
      if (removed.length > 0) items.remove([...removed]);
      if (put.length > 0) items.update([...put]);
    });
    for (const id of removed) if (typeof id === 'number' && !trips.has(id)) blocks.delete(id);
    walk.keep();
  }

  const walk = createWalk({
    host,
    rows: () => content.drivers.map(({ id }) => ({ driverId: id, trips: content.trips.filter((trip) => trip.booking.driverId === id) })),
    tripOf: (id) => trips.get(id),
    blockOf: (id) => blocks.get(id),
    labelOf: (id) => labels.get(id),
    window: shown,
    setWindow: (window) => {
      setWindow(window, false);
      drawItems();
    },
    select: (id) => timeline.setSelection(id === null || !drawn.has(id) ? [] : [id]),
    events,
  });

  function drawRows(next: BoardContent): void {
    const rows = next.drivers.map((driver, order) => ({ id: driver.id, content: '', order, className: driver.active ? 'driver-row' : 'driver-row inactive' }));
    const gone = groups.getIds().filter((id) => !rows.some((row) => row.id === id));
    for (const driver of next.drivers) fillLabel(labelOf(driver.id), texts.driver(driver, live.get(driver.id)));
    if (next.drivers === content.drivers && gone.length === 0) return;
    if (gone.length > 0) groups.remove(gone);
    const changed = rows.filter((row) => {
      const known = groups.get(row.id);
      return !known || known.order !== row.order || known.className !== row.className;
    });
    if (changed.length > 0) groups.update(changed);
  }

  listenToPointer(timeline, { events, walk, nameOf: (id) => blocks.get(id)?.getAttribute('aria-label') ?? null });
  const stopDrops = acceptLaneDrops(host, (event) => timeline.getEventProperties(event).group, (tripId, driverId) => events().assign(tripId, driverId));
  timeline.on('rangechange', () => drawItems());
  let isSettled = false;
  timeline.on('rangechanged', () => {
    drawItems();
    // The library follows its window from the first drawing after this one. No option changes: all that it knows would be measured anew by redraw().
    if (!isSettled) timeline.setOptions({});
    isSettled = true;
    events().window(shown());
  });
  timeline.on('changed', walk.drawn);
  const tick = () => timeline.setCurrentTime(boardNow());
  tick();
  const timer = setInterval(tick, TICK);

  return {
    show: (next) => {
      trips = new Map(next.trips.map((trip) => [trip.id, trip]));
      drawRows(next);
      content = next;
      drawItems();
    },
    window: shown,
    setWindow: (window) => {
      awaited = isWithin(window, limits) ? null : window;
      if (!awaited) setWindow(window);
    },
    setLimits: (next) => {
      limits = next;
      const window = awaited && isWithin(awaited, next) ? awaited : null;
      // In one go: the window of before would be cut to the new days, and told as chosen.
      timeline.setOptions({ min: next.start, max: next.end, ...window });
      if (window) awaited = null;
    },
    focusTrip: walk.goTo,
    selectTrip: walk.select,
    selected: () => timeline.getSelection().find((id) => typeof id === 'number') ?? null,
    showLive: (next) => {
      live = next;
      for (const driver of content.drivers) fillLabel(labelOf(driver.id), texts.driver(driver, live.get(driver.id)));
    },
    focusDriver: walk.goToDriver,
    destroy: () => {
      clearInterval(timer);
      dragging.stop();
      walk.stop();
      stopDrops();
      timeline.destroy();
    },
  };
}

const isWithin = ({ start, end }: BoardWindow, limits: BoardWindow | null): boolean => {
  const middle = (start + end) / 2;
  return !limits || (middle >= limits.start && middle < limits.end);
};
