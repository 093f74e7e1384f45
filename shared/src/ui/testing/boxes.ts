import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs element boxes for the tests of a file: jsdom has no layout, and an element without a box counts as hidden and not focusable. */
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
