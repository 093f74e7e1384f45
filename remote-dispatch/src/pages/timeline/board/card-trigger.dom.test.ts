import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BoardEvents } from './board.ts';
import { createCardTrigger } from './card-trigger.ts';
import { listenToLongPress } from './pointer.ts';

const card = vi.fn<BoardEvents['card']>();
const host = document.createElement('div');
host.innerHTML = '<div class="vis-item trip"><span data-trip="12">Maes</span></div><p>free</p>';
const block = host.querySelector('span');
document.body.append(host);
const all = () => ({ ...noEvents, card });

let stop = () => {};
const start = () => {
  stop = createCardTrigger(host, { isBusy: () => false, events: all });
};
const noEvents: Omit<BoardEvents, 'card'> = {
  open: vi.fn(),
  add: vi.fn(),
  remove: vi.fn(),
  menu: vi.fn(),
  route: vi.fn(),
  driverMenu: vi.fn(),
  drop: vi.fn(async () => true),
  assign: vi.fn(),
  wouldConflict: () => false,
  enterCard: () => false,
  select: vi.fn(),
  window: vi.fn(),
};
afterEach(() => {
  stop();
  card.mockClear();
});

const point = (type: string, pointerType: string, clientX: number) =>
  block?.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 5, buttons: 0 }), { pointerType }),
  );
const over = (pointerType: string, clientX: number) => point('pointerover', pointerType, clientX);

it('shows the card of a trip that the pointer moves to, not of one that comes under an unmoved pointer, as when a dialog closes', () => {
  start();
  over('mouse', 39);
  expect(card, 'a page that opens under the pointer').not.toHaveBeenCalled();
  point('pointermove', 'mouse', 40);
  expect(card).toHaveBeenLastCalledWith(expect.objectContaining({ tripId: 12, x: 40 }));
  card.mockClear();
  fireEvent(document.body, new MouseEvent('pointermove', { bubbles: true, clientX: 41, clientY: 5 }));
  over('mouse', 41);
  expect(card).not.toHaveBeenCalledWith(expect.objectContaining({ tripId: 12 }));
  block?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 42, clientY: 5 }));
  expect(card).toHaveBeenLastCalledWith(expect.objectContaining({ tripId: 12, x: 42 }));
});

it('calls the card off when the pointer moves after the block was taken from under it', () => {
  start();
  over('mouse', 39);
  point('pointermove', 'mouse', 40);
  card.mockClear();
  fireEvent(document.body, new MouseEvent('pointermove', { bubbles: true, clientX: 90, clientY: 5 }));
  fireEvent(document.body, new MouseEvent('pointermove', { bubbles: true, clientX: 91, clientY: 5 }));
  expect(card).toHaveBeenCalledExactlyOnceWith(null);
});

it('shows the card at each touch of a trip', () => {
  start();
  over('touch', 40);
  over('touch', 40);
  expect(card).toHaveBeenCalledTimes(2);
});

it('opens the menu of a trip on which a finger rests, not of one that it drags or taps', () => {
  vi.useFakeTimers();
  stop = listenToLongPress(host, all);
  point('pointerdown', 'touch', 40);
  vi.advanceTimersByTime(600);
  expect(noEvents.menu).toHaveBeenCalledExactlyOnceWith(12, { x: 40, y: 5 });
  point('pointerdown', 'touch', 40);
  point('pointermove', 'touch', 60);
  vi.advanceTimersByTime(600);
  point('pointerdown', 'touch', 40);
  point('pointerup', 'touch', 40);
  vi.advanceTimersByTime(600);
  point('pointerdown', 'mouse', 40);
  vi.advanceTimersByTime(600);
  expect(noEvents.menu).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('shows the card of a trip that is reached by key, not of one that gets the focus back from a dialog', () => {
  start();
  block?.setAttribute('tabindex', '0');
  if (block) vi.spyOn(block, 'matches').mockReturnValue(true); // jsdom has no visible focus
  const reach = (key: string) => {
    fireEvent.keyDown(document.body, { key });
    block?.focus();
    block?.blur();
  };
  reach('ArrowRight');
  expect(card).toHaveBeenCalledWith(expect.objectContaining({ tripId: 12 }));
  card.mockClear();
  reach('Escape');
  expect(card).not.toHaveBeenCalledWith(expect.objectContaining({ tripId: 12 }));
});

it('hides the card when the page scrolls under it, not when a row of the board is scrolled to', () => {
  start();
  host.querySelector('p')?.dispatchEvent(new Event('scroll'));
  expect(card).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('scroll'));
  expect(card).toHaveBeenCalledExactlyOnceWith('now');
});
