import { boardNow, type BoardWindow } from '../model/board-time.ts';
import { diffOf, createItemMaker, type BoardItem } from './board-items.ts';
import { createAwaitedTrip, acceptLaneDrops, listenToLongPress, listenToPointer } from './pointer.ts';
import { createCardTrigger } from './card-trigger.ts';
import { createBlocks } from './block-element.ts';
import type { Board, BoardSetup, BoardContent } from './board.ts';
import { createDragging } from './dragging.ts';
import { holdRows, inOneDrawing, keepsPlace, measureRowsAnew, redrawInPlace } from './library-parts.ts';
import { createRows } from './rows.ts';
import { DataSet, Timeline, moment } from './vis.ts';
import { createKeyboardNavigation } from './keyboard-navigation.ts';
import type { Locale } from '@navette/shared/i18n';
import type { MomentInput } from 'moment';
import type { TimelineOptions } from 'vis-timeline/esnext';

const EMPTY: BoardContent = { drivers: [], trips: [], unavailable: [], conflicts: new Map(), highlighted: new Set() };
const idsOf = (items: readonly BoardItem[]) => items.map(({ id }) => id);

/** Interval, ms, at which the line of the current time moves. */
const TICK = 30_000;

/** Heights of a row, px: one line of text, enough for a finger, and as much as helps. */
const [LEAST, TOUCHED, MOST] = [20, 32, 32];

/** Height of the time axis, and of the frame. */
const AXIS = 42;

/** Height of each row: as much as lets all be seen together. */
function rowHeight(rows: number, host: HTMLElement): number {
  const least = matchMedia('(pointer: coarse)').matches ? TOUCHED : LEAST;
  return Math.min(MOST, Math.max(least, Math.floor((host.clientHeight - AXIS) / Math.max(1, rows))));
}

/** Creates a board in an element. */
export function createBoard(
  host: HTMLElement,
  { locale, texts, window: opening, events, still, helpId }: BoardSetup,
): Board {
  const items = new DataSet<BoardItem>([]);
  const rows = createRows(texts);
  const blocks = createBlocks(texts, helpId);
  const makeItems = createItemMaker(texts.unavailable());
  let content = EMPTY;
  let drawn: ReadonlyMap<number | string, BoardItem> = new Map();

  const dragging = createDragging({
    tripOf: blocks.tripOf,
    blockOf: blocks.elementOf,
    millisPerPixel: () => {
      const { start, end } = view.shown();
      return (end - start) / Math.max(1, host.querySelector('.vis-center')?.clientWidth ?? host.clientWidth);
    },
    host,
    textOf: (trip, to) =>
      texts.drag(
        trip,
        to,
        content.drivers.find(({ id }) => id === to.driverId),
      ),
    restore: (id) => {
      const item = drawn.get(id);
      if (item) items.update(item);
    },
    holdRows: (id) => holdRows(timeline, id),
    events,
    ended: () => drawItems(),
  });

  const timeline = new Timeline(host, items, rows.groups, {
    ...boardOptions(locale),
    start: opening.start,
    end: opening.end,
    template: (item: { readonly id?: unknown } | undefined) => blocks.draw(item?.id),
    groupTemplate: (group: { readonly id: number } | undefined) => (group ? rows.labelOf(group.id) : ''),
    onMoving: dragging.onMoving,
    onMove: dragging.onMove,
    onAdd: dragging.onAdd,
  });
  allowVerticalDrag(timeline);
  // The row labels scroll on their own: without a focusable element in them, the keyboard could not scroll them.
  host.querySelector('.vis-panel.vis-left')?.setAttribute('tabindex', '0');
  const view = createView(timeline, still);

  /** Virtualisation: only the visible time and as much again on both sides is handed to the library. */
  function drawItems(): void {
    if (dragging.isDragging()) return;
    const { start, end } = view.shown();
    const next = makeItems(content, { start: start - (end - start), end: end + (end - start) });
    const { put, removed } = diffOf(drawn, next);
    // Held against what the library has: a dropped block is elsewhere than it was drawn.
    const inPlace = put.filter((item) => keepsPlace(items.get(item.id), item));
    const moved = put.filter((item) => !inPlace.includes(item));
    drawn = next;
    if (inPlace.length > 0) redrawInPlace(timeline, idsOf(inPlace), () => void items.update(inPlace));
    if (moved.length + removed.length > 0) {
      inOneDrawing(timeline, idsOf(moved), () => {
        if (removed.length > 0) items.remove([...removed]);
        if (moved.length > 0) items.update(moved);
      });
    }
    blocks.delete(removed);
    navigation.keep();
  }

  const navigation = createKeyboardNavigation({
    host,
    rows: () =>
      content.drivers.map(({ id }) => ({
        driverId: id,
        trips: content.trips.filter((trip) => trip.booking.driverId === id),
      })),
    tripOf: blocks.tripOf,
    blockOf: blocks.elementIfAny,
    labelOf: rows.labelIfAny,
    window: view.shown,
    setWindow: (window) => {
      view.jump(window);
      drawItems();
      events().window(window);
    },
    select: (id) => {
      timeline.setSelection(id === null || !drawn.has(id) ? [] : [id]);
      events().select(id);
    },
    events,
  });
  const awaited = createAwaitedTrip((id) => blocks.tripOf(id) !== undefined);

  const stopCards = createCardTrigger(host, { isBusy: dragging.isDragging, events });
  listenToPointer(timeline, {
    events,
    navigation,
    nameOf: blocks.nameOf,
  });
  const stopPresses = listenToLongPress(host, events);
  const stopDrops = acceptLaneDrops(
    host,
    (event) => timeline.getEventProperties(event).group,
    (tripId, driverId) => events().assign(tripId, driverId),
  );
  timeline.on('rangechange', () => {
    events().card('now');
    drawItems();
  });
  let isSettled = false;
  timeline.on('rangechanged', ({ byUser }: { readonly byUser?: boolean }) => {
    drawItems();
    // The library follows its window from the first redraw after this one. No option changes: redraw() would measure
    // everything again.
    if (!isSettled) timeline.setOptions({});
    isSettled = true;
    // The page knows the window that it set itself, and may have set another one since.
    if (byUser) events().window(view.shown());
  });
  timeline.on('changed', navigation.drawn);
  const tick = () => timeline.setCurrentTime(boardNow());
  tick();
  const timer = setInterval(tick, TICK);

  let height = LEAST;
  function fitRows(count: number): void {
    const before = height;
    height = rowHeight(count, host);
    if (height === before) return;
    host.style.setProperty('--row', `${String(height)}px`);
    measureRowsAnew(timeline);
    timeline.redraw();
  }

  return {
    show: (next) => {
      blocks.show(next);
      if (next.drivers !== content.drivers) {
        fitRows(next.drivers.length);
        rows.show(next.drivers);
      }
      content = next;
      drawItems();
      awaited.check();
    },
    window: view.shown,
    setWindow: (window) => {
      awaited.drop();
      view.turn(window);
    },
    setLimits: view.setLimits,
    focusTrip: (id) => awaited.lead(id, navigation.goTo),
    selectTrip: (id) => {
      if (id === null) navigation.select(null);
      else awaited.lead(id, navigation.select);
    },
    focusDriver: navigation.goToDriver,
    showPlace: (driverId, span) => {
      awaited.drop();
      navigation.reveal(driverId, span);
    },
    selected: () => timeline.getSelection().find((id) => typeof id === 'number') ?? null,
    keyboardPlace: navigation.keyboardPlace,
    showLive: rows.showLive,
    destroy: () => {
      clearInterval(timer);
      dragging.stop();
      navigation.stop();
      stopDrops();
      stopPresses();
      stopCards();
      timeline.destroy();
    },
  };
}

/** `Hammer.DIRECTION_ALL`. */
const ALL_DIRECTIONS = 30;

/** The part of the library's gestures that is set here. */
interface Gestures {
  readonly get: (name: 'pan') => { readonly set: (options: { readonly direction: number }) => unknown };
}

const part = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

const isGestures = (value: unknown): value is Gestures => typeof part(value, 'get') === 'function';

/**
 * Lets blocks be dragged vertically. vis-timeline 8.5.4 intends it, but sets a direction that does not exist
 * (`Hammer.ALL`), so that it works only while the rows overflow the board.
 */
function allowVerticalDrag(timeline: object): void {
  const gestures = part(part(timeline, 'itemSet'), 'hammer');
  if (isGestures(gestures)) gestures.get('pan').set({ direction: ALL_DIRECTIONS });
}

/**
 * Window of the board, within its limits.
 * @param still no animation
 */
function createView(timeline: Timeline, still: boolean) {
  let limits: BoardWindow | null = null;
  let awaited: BoardWindow | null = null;
  const go = ({ start, end }: BoardWindow, animate: boolean): void =>
    timeline.setWindow(start, end, { animation: animate });
  return {
    shown: (): BoardWindow => {
      const { start, end } = timeline.getWindow();
      return { start: start.getTime(), end: end.getTime() };
    },
    /** Shows another part of the time without animation. */
    jump: (window: BoardWindow): void => go(window, false),
    /** Shows another part of the time; one whose middle is outside the limits waits until they include it. */
    turn: (window: BoardWindow): void => {
      awaited = isWithin(window, limits) ? null : window;
      if (!awaited) go(window, !still);
    },
    setLimits: (next: BoardWindow): void => {
      limits = next;
      const window = awaited && isWithin(awaited, next) ? awaited : null;
      // One call: with two, the old window would be clipped to the new limits and reported as chosen by the user.
      timeline.setOptions({ min: next.start, max: next.end, ...window });
      if (window) awaited = null;
    },
  };
}

const isWithin = ({ start, end }: BoardWindow, limits: BoardWindow | null): boolean => {
  const middle = (start + end) / 2;
  return !limits || (middle >= limits.start && middle < limits.end);
};

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * Options of vis-timeline: Brussels wall-clock time (see BoardTime), adding and removing disabled, blocks dragged
 * without selecting them first.
 */
function boardOptions(locale: Locale): TimelineOptions {
  moment.locale(locale);
  return {
    locale,
    moment: (input?: MomentInput) => moment.utc(input).locale(locale),
    height: '100%',
    orientation: { axis: 'top', item: 'top' },
    groupOrder: 'order',
    stack: true,
    margin: { axis: 1, item: { horizontal: 0, vertical: 1 } },
    verticalScroll: true,
    horizontalScroll: true,
    horizontalScrollKey: 'shiftKey',
    zoomKey: 'ctrlKey',
    zoomMin: 30 * MINUTE,
    zoomMax: 8 * DAY,
    selectable: true,
    multiselect: false,
    editable: { add: false, remove: false, updateTime: true, updateGroup: true, overrideItems: false },
    itemsAlwaysDraggable: { item: true, range: false },
    snap: null,
    showTooltips: false,
    maxMinorChars: 3,
    format: {
      minorLabels: { minute: 'HH:mm', hour: 'HH:mm', weekday: 'ddd D', day: 'D' },
      majorLabels: { minute: 'dddd D MMMM YYYY', hour: 'dddd D MMMM YYYY', weekday: 'MMMM YYYY', day: 'MMMM YYYY' },
    },
  };
}
