import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every element a box, for the tests of a file: jsdom lays nothing out, and what has no box counts as hidden and never gets the focus. */
export function giveBoxes(height = 1): void {
  beforeEach(() => {
    const box = new DOMRect(0, 0, 1000, height);
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => Object.assign([box], { item: () => box }));
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
