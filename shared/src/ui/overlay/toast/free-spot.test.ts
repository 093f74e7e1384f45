import { expect, it } from 'vitest';
import { freeSpot as freeSpotWithin, type Kept, type Size } from './free-spot.ts';

const toasts = { width: 384, height: 60 };
const window = { width: 1440, height: 900 };
const at = (left: number, top: number, right: number, bottom: number, weight = 1): Kept => ({
  left,
  top,
  right,
  bottom,
  weight,
});

const freeSpot = (toast: Size, kept: readonly Kept[], size: Size) => freeSpotWithin(toast, kept, size, 16);

it('toasts are placed at the bottom right of the window when nothing is in the way', () => {
  expect(freeSpot(toasts, [], window)).toEqual({ end: 16, bottom: 16 });
  expect(freeSpot(toasts, [at(320, 700, 1000, 756), at(1100, 100, 1400, 140)], window)).toEqual({
    end: 16,
    bottom: 16,
  });
});

it('toasts are placed above a pager of full width', () => {
  expect(freeSpot(toasts, [at(0, 850, 1440, 890)], window)).toEqual({ end: 16, bottom: 66 });
});

it('toasts are placed beside the buttons of rows, not over them', () => {
  const rows = Array.from({ length: 40 }, (_, index) => at(1300, index * 24, 1420, index * 24 + 20));
  expect(freeSpot(toasts, rows, window)).toEqual({ end: 528, bottom: 16 });
});

it('toasts are placed above a board that fills nearly the whole window', () => {
  const board = at(0, 170, 1440, 900, 10);
  const menu = at(0, 0, 700, 160);
  const { end, bottom } = freeSpot(toasts, [board, menu], window);
  expect([end, 900 - bottom <= 170, 900 - bottom - toasts.height >= 0]).toEqual([16, true, true]);
});

it('toasts cover as little as possible when there is no free place, and a board last', () => {
  const { bottom } = freeSpot(toasts, [at(0, 0, 1440, 120, 1), at(0, 120, 1440, 900, 10)], window);
  expect(900 - bottom).toBeLessThanOrEqual(120);
});

it('where toasts lie is right beside a button, where each of the three usual places covers one', () => {
  const small = { width: 1024, height: 768 };
  const board = at(0, 170, 1024, 768, 10);
  const [refresh, tab, add] = [at(0, 60, 60, 160), at(250, 60, 335, 160), at(760, 60, 1008, 160)];
  const { end, bottom } = freeSpot(toasts, [board, refresh, tab, add], small);
  const [left, right] = [1024 - end - toasts.width, 1024 - end];
  expect([left >= tab.right, right <= add.left, 768 - bottom <= board.top]).toEqual([true, true, true]);
});
