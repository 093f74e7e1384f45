import { clockAt, type BoardTime } from '../model/board-time.ts';
import { STEP_MINUTES, droppedTrip, isTripDrag } from '../model/timeline-trip.ts';
import type { BoardEvents } from './board.ts';
import { tripOfItem } from './board-items.ts';
import type { Timeline } from './vis.ts';

interface Pointed {
  /** Returns the latest listeners. */
  readonly events: () => BoardEvents;
  readonly navigation: { readonly goTo: (id: number) => void; readonly goToDriver: (id: number) => void };
  /** Tooltip of a proposed place. */
  readonly nameOf: (item: unknown) => string | null;
}

interface RightClick {
  readonly item?: unknown;
  readonly what?: string;
  readonly group?: unknown;
  readonly event: MouseEvent;
}

/** Window, ms, in which the second double-click event of the library on the same, selected block is ignored. */
const TWICE = 250;
const FIVE = STEP_MINUTES * 60_000;
const inFives = (at: BoardTime): BoardTime => Math.round(at / FIVE) * FIVE;

/**
 * Mouse events of the board: a double click opens, adds or shows a route, a click moves the keyboard position, a right
 * click on a trip or a driver's name opens the menu.
 */
export function listenToPointer(timeline: Timeline, { events, navigation, nameOf }: Pointed): void {
  let opened = { item: 0, at: 0 };
  timeline.on(
    'doubleClick',
    (event: { readonly what?: string; readonly item?: unknown; readonly group?: unknown; readonly time?: Date }) => {
      const { what, item, group, time } = event;
      const trip = tripOfItem(item);
      if (trip !== undefined) {
        const at = performance.now();
        if (trip === opened.item && at - opened.at < TWICE) return;
        opened = { item: trip, at };
        events().open(trip);
      } else if (what === 'group-label' && typeof group === 'number') events().route(group);
      else if (what === 'background' && typeof group === 'number' && time)
        events().add({ driverId: group, ...clockAt(inFives(time.getTime())) });
    },
  );
  timeline.on(
    'click',
    ({ item, what, group }: { readonly item?: unknown; readonly what?: string; readonly group?: unknown }) => {
      const trip = tripOfItem(item);
      if (trip !== undefined) {
        if (typeof item === 'number') navigation.goTo(item);
        events().pick?.(trip);
      } else if (what === 'group-label' && typeof group === 'number') navigation.goToDriver(group);
    },
  );
  // A block has a card; shaded times and proposed places a tooltip.
  timeline.on('itemover', ({ item, event }: { readonly item?: unknown; readonly event: MouseEvent }) => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('.vis-item') : null;
    const label = nameOf(item);
    if (box && label) box.title = label;
  });
  timeline.on('contextmenu', ({ item, what, group, event }: RightClick) => {
    const trip = tripOfItem(item);
    const at = { x: event.clientX, y: event.clientY };
    if (trip !== undefined) {
      event.preventDefault();
      if (typeof item === 'number') navigation.goTo(item);
      events().menu(trip, at);
    } else if (what === 'group-label' && typeof group === 'number') {
      event.preventDefault();
      navigation.goToDriver(group);
      events().driverMenu(group, at);
    }
  });
}

/** Time, ms, that a finger rests on a trip to open its menu, and how far, px, it may slip meanwhile. */
const [PRESS, SLIP] = [500, 8];

/**
 * Opens the menu of a trip when a finger rests on it, as a right click does; not every device makes a right click of that.
 * @returns removes the listeners
 */
export function listenToLongPress(host: HTMLElement, events: () => BoardEvents): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  let isOpened = false;
  const drop = () => clearTimeout(timer);
  function down({ target, clientX, clientY, pointerType }: PointerEvent): void {
    drop();
    isOpened = false;
    const block = target instanceof Element ? target.closest('.vis-item.trip')?.querySelector('[data-trip]') : null;
    if (pointerType !== 'touch' || !block) return;
    [x, y] = [clientX, clientY];
    timer = setTimeout(() => {
      isOpened = true;
      events().menu(Number(block.getAttribute('data-trip')), { x, y });
    }, PRESS);
  }
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - x, clientY - y) > SLIP) drop();
  };
  /** The finger that leaves the block must not take the focus from the menu. */
  function click(event: MouseEvent): void {
    if (isOpened) event.stopPropagation();
    isOpened = false;
  }
  host.addEventListener('click', click, true);
  host.addEventListener('pointerdown', down, true);
  host.addEventListener('pointermove', move, true);
  host.addEventListener('pointerup', drop, true);
  host.addEventListener('pointercancel', drop, true);
  return () => {
    drop();
    host.removeEventListener('click', click, true);
    host.removeEventListener('pointerdown', down, true);
    host.removeEventListener('pointermove', move, true);
    host.removeEventListener('pointerup', drop, true);
    host.removeEventListener('pointercancel', drop, true);
  };
}

/**
 * Accepts drops of trips of the lane on a driver's row with native drag and drop. The library's own drop handling is
 * for another kind of item and must not see these.
 * @returns removes the listeners
 */
export function acceptLaneDrops(
  host: HTMLElement,
  rowAt: (event: DragEvent) => number | null | undefined,
  onDrop: (tripId: number, driverId: number) => void,
): () => void {
  const mark = (event: DragEvent | null) => {
    const row = event && rowAt(event);
    for (const label of host.querySelectorAll('[data-driver]'))
      label.classList.toggle(
        'drop-here',
        row !== null && row !== undefined && label.getAttribute('data-driver') === String(row),
      );
  };
  function over(event: DragEvent): void {
    if (!isTripDrag(event.dataTransfer)) return;
    event.preventDefault();
    mark(event);
  }
  function drop(event: DragEvent): void {
    mark(null);
    if (!isTripDrag(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    const [tripId, driverId] = [droppedTrip(event.dataTransfer), rowAt(event)];
    if (tripId !== undefined && typeof driverId === 'number') onDrop(tripId, driverId);
  }
  // `dragleave` also fires between two blocks, which is not leaving the board.
  const leave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) mark(null);
  };
  host.addEventListener('dragover', over, true);
  host.addEventListener('drop', drop, true);
  host.addEventListener('dragleave', leave);
  return () => {
    host.removeEventListener('dragover', over, true);
    host.removeEventListener('drop', drop, true);
    host.removeEventListener('dragleave', leave);
  };
}

/** Timeout, ms, for a trip that the board does not have yet: one that was just booked, or whose row was just added. */
const PATIENCE = 10_000;

/** Focuses a trip now, or as soon as the board has it. */
export function createAwaitedTrip(isThere: (id: number) => boolean) {
  let wanted: { readonly id: number; readonly lead: (id: number) => void; readonly until: number } | null = null;
  return {
    lead: (id: number, lead: (id: number) => void): void => {
      wanted = isThere(id) ? null : { id, lead, until: performance.now() + PATIENCE };
      if (!wanted) lead(id);
    },
    /** Call it when the trips of the board changed. */
    check: (): void => {
      if (!wanted || !isThere(wanted.id)) return;
      const { id, lead, until } = wanted;
      wanted = null;
      if (performance.now() < until) lead(id);
    },
    /** Cancels the wait: another position was requested. */
    drop: (): void => {
      wanted = null;
    },
  };
}
