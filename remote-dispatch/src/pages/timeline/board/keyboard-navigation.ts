import { type BoardPlace, type BoardRow, nextPlace } from '../model/board-rows.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { revealing, type BoardWindow } from '../model/board-time.ts';
import type { BoardEvents } from './board.ts';

/** Dependencies of the keyboard navigation. */
interface NavigationSetup {
  readonly host: HTMLElement;
  readonly rows: () => readonly BoardRow[];
  readonly tripOf: (id: number) => TimelineTrip | undefined;
  readonly blockOf: (id: number) => HTMLElement | undefined;
  readonly labelOf: (id: number) => HTMLElement | undefined;
  readonly window: () => BoardWindow;
  readonly setWindow: (window: BoardWindow) => void;
  readonly select: (id: number | null) => void;
  readonly events: () => BoardEvents;
}

/**
 * Keyboard navigation of the board: a roving tabindex that the arrows move over trips and names. vis-timeline has none.
 */
export function createKeyboardNavigation(setup: NavigationSetup) {
  const { host, rows, tripOf, blockOf, labelOf, events } = setup;
  const beStop = createTabStop();
  let place: BoardPlace | null = null;
  let isInside = false;
  let wanted: BoardPlace | null = null;

  const elementAt = ({ driverId, tripId }: BoardPlace): HTMLElement | undefined =>
    tripId === null ? labelOf(driverId) : blockOf(tripId);

  function reveal(driverId: number, span: BoardWindow | undefined): void {
    const row = labelOf(driverId);
    if (span) {
      const [now, then] = [setup.window(), revealing(setup.window(), span)];
      if (then !== now && (then.start !== now.start || then.end !== now.end)) setup.setWindow(then);
    }
    revealRow(host, row?.closest<HTMLElement>('.vis-label') ?? row);
  }

  function go(to: BoardPlace, focus: boolean): void {
    place = to;
    reveal(to.driverId, to.tripId === null ? undefined : tripOf(to.tripId)?.span);
    setup.select(to.tripId);
    beStop(elementAt(to));
    if (focus) {
      wanted = to;
      settle();
      requestAnimationFrame(settle);
    }
  }

  /**
   * Focuses the requested element as soon as it is drawn, and restores the focus to a block that was drawn elsewhere.
   */
  function settle(): void {
    if (wanted) {
      const element = elementAt(wanted);
      if (!element?.isConnected) return;
      beStop(element);
      element.focus({ preventScroll: true });
      // An element that is still being drawn can't take the focus: the next redraw tries again.
      if (document.activeElement !== element) return;
      revealRow(host, element);
      wanted = null;
    } else if (isInside && place && document.activeElement === document.body) {
      elementAt(place)?.focus({ preventScroll: true });
    }
  }

  /** Ensures that one element is always the tab stop. */
  function keep(): void {
    if (place && (place.tripId === null || tripOf(place.tripId)) && elementAt(place)) return beStop(elementAt(place));
    const first = rows()[0];
    place = first ? { driverId: first.driverId, tripId: null } : null;
    return beStop(place ? elementAt(place) : undefined);
  }

  const ofTrip = (id: number): BoardPlace | undefined => {
    const trip = tripOf(id);
    return trip && { driverId: trip.booking.driverId, tripId: id };
  };
  const placeOf = (element: EventTarget | null): BoardPlace | undefined => {
    const found = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-trip], [data-driver]') : null;
    const { trip, driver } = found?.dataset ?? {};
    return (
      (trip === undefined ? undefined : ofTrip(Number(trip))) ??
      (driver === undefined ? undefined : { driverId: Number(driver), tripId: null })
    );
  };

  function onFocusIn(event: FocusEvent): void {
    const at = placeOf(event.target);
    if (!at) return;
    isInside = true;
    place = at;
    beStop(elementAt(at));
    setup.select(at.tripId);
  }
  function onFocusOut(event: FocusEvent): void {
    // A block that is redrawn, or moves to another row, loses the focus to nothing (`relatedTarget` null): it gets it
    // back.
    if (event.relatedTarget !== null) isInside = false;
  }
  function onPointerDown({ target }: PointerEvent): void {
    if (!(target instanceof Node && host.contains(target))) isInside = false;
  }
  function onKeyDown(event: KeyboardEvent): void {
    const at = placeOf(event.target);
    if (at && pressKey(at, event, { rows, events, elementAt, go: (to) => go(to, true) })) event.preventDefault();
  }
  host.addEventListener('focusin', onFocusIn);
  host.addEventListener('focusout', onFocusOut);
  host.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown, true);

  return {
    goTo: (id: number) => {
      const to = ofTrip(id);
      if (to) go(to, true);
    },
    goToDriver: (driverId: number) => go({ driverId, tripId: null }, true),
    /** Scrolls to a driver's row and a time in it. */
    reveal,
    select: (id: number | null) => {
      const to = id === null ? undefined : ofTrip(id);
      if (to) go(to, false);
      else setup.select(null);
    },
    /** Keyboard position, while the focus is on the board. */
    keyboardPlace: (): BoardPlace | null => (isInside ? place : null),
    keep,
    drawn: settle,
    stop: () => {
      host.removeEventListener('focusin', onFocusIn);
      host.removeEventListener('focusout', onFocusOut);
      host.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown, true);
    },
  };
}

/** Roving tabindex: moves tabindex 0 to one element of the board, or to none. */
function createTabStop(): (element: HTMLElement | undefined) => void {
  let stop: HTMLElement | undefined;
  return (element) => {
    if (stop !== element && stop) stop.tabIndex = -1;
    stop = element;
    if (stop) stop.tabIndex = 0;
  };
}

const AIR = 4;

/** Scrolls the rows of a board until a row is visible. */
function revealRow(host: HTMLElement, element: HTMLElement | undefined): void {
  const panel = host.querySelector('.vis-left');
  if (!panel || !element?.isConnected) return;
  const [row, frame] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (row.top < frame.top) panel.scrollTop += row.top - frame.top - AIR;
  else if (row.bottom > frame.bottom) panel.scrollTop += row.bottom - frame.bottom + AIR;
}

/** Dependencies of the key handler. */
interface KeySetup {
  readonly rows: () => readonly BoardRow[];
  readonly events: () => BoardEvents;
  readonly elementAt: (place: BoardPlace) => HTMLElement | undefined;
  /** Moves the keyboard position. */
  readonly go: (to: BoardPlace) => void;
}

/** Handles a key on a trip or on a driver's name; returns whether it was one of the board's keys. */
function pressKey(
  at: BoardPlace,
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { rows, events, elementAt, go }: KeySetup,
): boolean {
  const { tripId, driverId } = at;
  if (altKey || ctrlKey || metaKey) return false;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    const box = elementAt(at)?.getBoundingClientRect();
    if (!box) return false;
    const anchor = { x: box.x, y: box.y, width: box.width, height: box.height };
    if (tripId === null) events().driverMenu(driverId, anchor);
    else events().menu(tripId, anchor);
    return true;
  }
  if (shiftKey) return false;
  if (key === 'Tab' && tripId !== null) return events().enterCard(tripId);
  if (key === 'Escape') events().card('now');
  if (key === 'Enter' || key === ' ') {
    if (tripId === null) events().route(driverId);
    else events().open(tripId);
    return true;
  }
  if (key === 'Delete' && tripId !== null) {
    events().remove(tripId);
    return true;
  }
  const next = nextPlace(rows(), at, key);
  if (next) go(next);
  return next !== undefined || key.startsWith('Arrow');
}
