import { clockAt, type BoardTime } from '../model/board-time.ts';
import { STEP_MINUTES } from '../model/moved-trip.ts';
import type { BoardEvents } from './board-content.ts';
import type { Timeline } from './vis.ts';

interface Pointed {
  /** Returns the latest listeners. */
  readonly events: () => BoardEvents;
  readonly navigation: { readonly goTo: (id: number) => void; readonly goToDriver: (id: number) => void };
  /** Accessible name of a trip's block. */
  readonly nameOf: (id: number) => string | null;
}

/** Window, ms, in which the second double-click event of the library on a selected block is ignored. */
const TWICE = 250;
const FIVE = STEP_MINUTES * 60_000;
const inFives = (at: BoardTime): BoardTime => Math.round(at / FIVE) * FIVE;

/**
 * Mouse events of the board: a double click opens, adds or shows a route, a click moves the keyboard position, a right
 * click opens the menu.
 */
export function listenToPointer(timeline: Timeline, { events, navigation, nameOf }: Pointed): void {
  let lastDouble = 0;
  timeline.on(
    'doubleClick',
    (event: { readonly what?: string; readonly item?: unknown; readonly group?: unknown; readonly time?: Date }) => {
      const { what, item, group, time } = event;
      const now = performance.now();
      if (now - lastDouble < TWICE) return;
      lastDouble = now;
      if (typeof item === 'number') events().open(item);
      else if (what === 'group-label' && typeof group === 'number') events().route(group);
      else if (what === 'background' && typeof group === 'number' && time)
        events().add({ driverId: group, ...clockAt(inFives(time.getTime())) });
    },
  );
  timeline.on(
    'click',
    ({ item, what, group }: { readonly item?: unknown; readonly what?: string; readonly group?: unknown }) => {
      if (typeof item === 'number') navigation.goTo(item);
      else if (what === 'group-label' && typeof group === 'number') navigation.goToDriver(group);
    },
  );
  timeline.on('itemover', ({ item, event }: { readonly item?: unknown; readonly event: MouseEvent }) => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('.vis-item') : null;
    const label = typeof item === 'number' ? nameOf(item) : null;
    if (box && label) box.title = label;
  });
  timeline.on('contextmenu', ({ item, event }: { readonly item?: unknown; readonly event: MouseEvent }) => {
    if (typeof item !== 'number') return;
    event.preventDefault();
    navigation.goTo(item);
    events().menu(item, { x: event.clientX, y: event.clientY });
  });
}
