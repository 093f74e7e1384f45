import { describe, expect, it } from 'vitest';
import { draggedRange, OFFICE_HOURS } from './week-trips.ts';

describe('dragged time', () => {
  it('snaps a dragged time to quarters of an hour, at least one', () => {
    expect(draggedRange(10 * 60 + 3, 10 * 60 + 3, OFFICE_HOURS)).toEqual({ start: 600, end: 615 });
    expect(draggedRange(10 * 60 + 3, 11 * 60 + 20, OFFICE_HOURS)).toEqual({ start: 600, end: 690 });
  });

  it('accepts a drag upwards', () => {
    expect(draggedRange(11 * 60 + 20, 10 * 60 + 3, OFFICE_HOURS)).toEqual({ start: 600, end: 690 });
  });

  it('clips a dragged time to the shown hours: 48 intervals of 10 minutes from 09:00', () => {
    expect(OFFICE_HOURS).toEqual({ start: 540, end: 1020 });
    expect(draggedRange(0, 560, OFFICE_HOURS)).toEqual({ start: 540, end: 570 });
    expect(draggedRange(1019, 2000, OFFICE_HOURS)).toEqual({ start: 1005, end: 1020 });
  });
});
