import type { Locale } from '@navette/shared/i18n';
import { boardNow, clockAt, type BoardTime } from '../model/board-time.ts';
import { conflictKinds } from '../model/conflict-kinds.ts';
import { diffOf } from '../model/diff.ts';
import { STEP_MINUTES } from '../model/moved-trip.ts';
import { tripLook } from '../model/trip-look.ts';
import { NO_LIVE, type LiveDrivers } from '../model/live-drivers.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { BoardWindow } from '../model/windows.ts';
import { createBlock, fillBlock } from './block-element.ts';
import type { BoardContent, BoardEvents, BoardTexts } from './board-content.ts';
import { createItemMaker, type BoardItem } from './board-items.ts';
import { boardOptions } from './board-options.ts';
import { createDragging } from './dragging.ts';
import { dragAllWays } from './drag-all-ways.ts';
import { createLabel, fillLabel } from './label-element.ts';
import { DataSet, Timeline } from './vis.ts';
import { acceptLaneDrops } from './lane-drops.ts';
import { inOneDrawing } from './in-one-drawing.ts';
import { createWalk } from './walk.ts';

/** A board in the page. */
export interface Board {
  /** Draws a content; touches only what changed, and nothing while a block is dragged. */
  readonly show: (content: BoardContent) => void;
  readonly window: () => BoardWindow;
  /** Shows another part of the time; one whose middle is beyond the limits waits until they hold it. */
  readonly setWindow: (window: BoardWindow) => void;
  /** The days that can be scrolled to. */
  readonly setLimits: (limits: BoardWindow) => void;
  readonly focusTrip: (id: number) => void;
  readonly selectTrip: (id: number | null) => void;
  /** The trip that is selected. */
  readonly selected: () => number | null;
  /** Marks how the drivers are connected: touches the names alone. */
  readonly showLive: (live: LiveDrivers) => void;
  /** Puts the keyboard on the name of a driver. */
  readonly focusDriver: (id: number) => void;
  readonly destroy: () => void;
}

/** What a board is made with; another language makes another board. */
export interface BoardSetup {
  readonly locale: Locale;
  readonly texts: BoardTexts;
  readonly window: BoardWindow;
  /** The latest listeners: they may change without a new board. */
  readonly events: () => BoardEvents;
  /** No movement of its own: the user prefers it so. */
  readonly still: boolean;
  /** Id of the text that tells the keys. */
  readonly helpId: string;
}

const EMPTY: BoardContent = { drivers: [], trips: [], unavailable: [], conflicts: new Map(), highlighted: new Set() };
/** Ticks of the line that shows now, ms. */
const TICK = 30_000;
/** The library tells a double click twice on a selected block, ms. */
const TWICE = 250;

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

  let lastDouble = 0;
  timeline.on('doubleClick', (told: { readonly what?: string; readonly item?: unknown; readonly group?: unknown; readonly time?: Date }) => {
    const { what, item, group, time } = told;
    const now = performance.now();
    if (now - lastDouble < TWICE) return;
    lastDouble = now;
    if (typeof item === 'number') events().open(item);
    else if (what === 'group-label' && typeof group === 'number') events().route(group);
    else if (what === 'background' && typeof group === 'number' && time) events().add({ driverId: group, ...clockAt(inFives(time.getTime())) });
  });
  timeline.on('click', ({ item, what, group }: { readonly item?: unknown; readonly what?: string; readonly group?: unknown }) => {
    if (typeof item === 'number') walk.goTo(item);
    else if (what === 'group-label' && typeof group === 'number') walk.goToDriver(group);
  });
  timeline.on('itemover', ({ item, event }: { readonly item?: unknown; readonly event: MouseEvent }) => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('.vis-item') : null;
    const label = typeof item === 'number' ? blocks.get(item)?.getAttribute('aria-label') : null;
    if (box && label) box.title = label;
  });
  timeline.on('contextmenu', ({ item, event }: { readonly item?: unknown; readonly event: MouseEvent }) => {
    if (typeof item !== 'number') return;
    event.preventDefault();
    walk.goTo(item);
    events().menu(item, { x: event.clientX, y: event.clientY });
  });
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

const FIVE = STEP_MINUTES * 60_000;
const inFives = (at: BoardTime): BoardTime => Math.round(at / FIVE) * FIVE;
