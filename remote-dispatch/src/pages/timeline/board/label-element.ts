import type { LiveStanding } from '../../../drivers/live-standing.ts';

/** What a row's label says. */
export interface LabelText {
  readonly name: string;
  /** Under the name: number of trips, not active. */
  readonly note: string;
  /** Name, note and connection in a sentence, and what Enter does. */
  readonly label: string;
  /** How the driver is connected, which the dot shows; undefined while it is not known. */
  readonly live: LiveStanding | undefined;
}

/** The label of a driver's row; Enter, or a double click, shows the route of the day. */
export function createLabel(driverId: number): HTMLElement {
  const label = document.createElement('div');
  label.className = 'driver';
  label.tabIndex = -1;
  label.dataset.driver = String(driverId);
  label.setAttribute('role', 'button');
  label.append(document.createElement('div'), document.createElement('div'));
  label.children[0]?.classList.add('driver-name');
  label.children[1]?.classList.add('driver-note');
  return label;
}

/** Writes the texts of a label, and the dot as a style of it. */
export function fillLabel(label: HTMLElement, { name, note, label: sentence, live }: LabelText): void {
  if (label.title === sentence) return;
  label.setAttribute('aria-label', sentence);
  label.title = sentence;
  if (live) label.dataset.live = live;
  else delete label.dataset.live;
  const [first, second] = label.children;
  if (first) first.textContent = name;
  if (second) second.textContent = note;
}
