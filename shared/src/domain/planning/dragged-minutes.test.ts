import { describe, expect, it } from 'vitest';
import { draggedMinutes } from './standing-order.ts';

const drag = { minutes: 19, otherDriver: true, axis: null };

describe('the time of a dragged trip', () => {
  it('keeps the time of a trip that moves to another driver and less than 20 minutes sideways', () => {
    expect([19, -19, 20, -45].map((minutes) => draggedMinutes({ ...drag, minutes }))).toEqual([0, 0, 20, -45]);
  });

  it('keeps the time longer on a board that is zoomed out, where a pixel is minutes', () => {
    expect(draggedMinutes({ ...drag, minutes: 50, tolerance: 60 })).toBe(0);
    expect(draggedMinutes({ ...drag, minutes: 60, tolerance: 60 })).toBe(60);
  });

  it('follows the pointer in the row of its driver', () => {
    expect(draggedMinutes({ ...drag, minutes: 5, otherDriver: false, tolerance: 60 })).toBe(5);
  });

  it('keeps the time of a drag locked to drivers, and follows the pointer when locked to time', () => {
    expect(draggedMinutes({ ...drag, minutes: 300, axis: 'driver' })).toBe(0);
    expect(draggedMinutes({ ...drag, minutes: 5, axis: 'time' })).toBe(5);
  });
});
