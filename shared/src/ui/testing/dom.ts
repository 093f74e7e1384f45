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

/** CSS rules in the page for an element's own classes, for tests: an element with a forgotten recipe has none. */
export function stylesOf(element: Element): string {
  const css = Array.from(document.head.querySelectorAll('style'), (style) => style.textContent).join('\n');
  const classes = [...element.classList].filter((name) => css.includes(`.${name}{`) || css.includes(`.${name}:`));
  return classes
    .flatMap((name) =>
      css
        .split(`.${name}{`)
        .slice(1)
        .map((rule) => rule.slice(0, rule.indexOf('}'))),
    )
    .join(';');
}

/** For the tests of one file: writes rules into the style elements, which the test setup disables. */
export function fillStyles(): void {
  Reflect.deleteProperty(HTMLStyleElement.prototype, 'appendChild');
}
