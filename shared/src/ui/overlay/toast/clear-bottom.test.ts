import { describe, expect, it } from 'vitest';
import { clearBottom } from './clear-bottom.ts';

const toasts = { left: 1040, right: 1424 };
const buttons = { left: 320, right: 1120, top: 700, bottom: 756 };

describe('where toasts end', () => {
  it('where toasts end is above the buttons of a dialog and above the pager', () => {
    expect(clearBottom(toasts, [buttons], 900)).toBe(216);
    expect(clearBottom(toasts, [{ left: 80, right: 1440, top: 850, bottom: 890 }, buttons], 900)).toBe(216);
  });

  it('where toasts end is at the bottom of the window when nothing is in the way', () => {
    expect(clearBottom(toasts, [], 900)).toBe(16);
    expect(clearBottom(toasts, [{ ...buttons, right: 1000 }], 900)).toBe(16);
    expect(clearBottom(toasts, [{ ...buttons, top: 100, bottom: 140 }], 900)).toBe(16);
    expect(clearBottom(toasts, [{ left: 0, right: 0, top: 0, bottom: 0 }], 900)).toBe(16);
  });
});
