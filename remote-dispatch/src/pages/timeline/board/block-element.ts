import type { IconName } from './icon-element.ts';
import { iconElement } from './icon-element.ts';
import type { TripText } from '../model/trip-text.ts';

/** Content of a block: one element for as long as the trip is on the board, so that the focus stays in it. */
export function createBlock(tripId: number): HTMLElement {
  const block = document.createElement('div');
  block.className = 'block';
  block.tabIndex = -1;
  block.dataset.trip = String(tripId);
  block.setAttribute('role', 'button');
  block.setAttribute('aria-haspopup', 'menu');
  return block;
}

/** Writes the texts of a trip into its block: as text, never as markup. */
export function fillBlock(block: HTMLElement, text: TripText, icons: readonly IconName[]): void {
  block.setAttribute('aria-label', text.label);
  const head = lineOf('block-head', ...icons.map(iconElement), timesOf(text.times));
  block.replaceChildren(
    head,
    lineOf('block-way', text.destination === '' ? text.client : `${text.client} → ${text.destination}`),
  );
}

/** Shows other times while the block is dragged. */
export function writeTimes(block: HTMLElement, times: string): void {
  const place = block.querySelector('.block-times');
  if (place) place.replaceWith(timesOf(times));
}

/** Start and end are separate elements: where there is no room for both, the start is shown whole. */
const timesOf = (times: string): HTMLElement => {
  const place = document.createElement('span');
  place.className = 'block-times';
  const until = times.indexOf('–');
  for (const part of [times.slice(0, until), times.slice(until)]) {
    const time = document.createElement('span');
    time.textContent = part;
    place.append(time);
  }
  return place;
};

const lineOf = (className: string, ...content: (Node | string)[]): HTMLElement => {
  const line = document.createElement('div');
  line.className = className;
  line.append(...content);
  return line;
};
