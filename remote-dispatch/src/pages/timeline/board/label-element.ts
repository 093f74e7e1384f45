import type { LiveStatus } from '../../../office/live-status.ts';

/** Content of a row's label. */
export interface LabelText {
  readonly name: string;
  /** Beside the name: number of trips, not active. */
  readonly note: string;
  /** Accessible name: name, note, connection status, and what Enter does. */
  readonly label: string;
  /** Connection status, shown as a dot; undefined while it is unknown. */
  readonly live: LiveStatus | undefined;
}

/** Label of a driver's row; Enter, or a double click, shows the route of the day. */
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

/** Writes the texts of a label, and the status dot as a class. */
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
