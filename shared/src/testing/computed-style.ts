/** Elements that a browser's own style sheet never shows. */
const NEVER_SHOWN = '[hidden], head, script, style, template, title, input[type=hidden], dialog:not([open])';
const COLLAPSED = 'details:not([open]) > :not(summary)';

const styleOf = (element: Element): CSSStyleDeclaration =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? element.style
    : document.createElement('span').style;

const display = (element: Element): string =>
  element.matches(NEVER_SHOWN) || element.matches(COLLAPSED) ? 'none' : styleOf(element).display || 'block';

/** `visibility` is inherited, and the only such property that queries by role read. */
function visibility(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (styleOf(at).visibility) return styleOf(at).visibility;
  return 'visible';
}

/**
 * Computed styles from inline styles and attributes alone. The style sheets of tests are empty (`dom-stubs.ts`), yet jsdom matches every rule of its own
 * default sheet against each element that a query by role visits: that was a third of the time of component tests.
 */
export function installComputedStyles(target: Window & typeof globalThis): void {
  target.getComputedStyle = (element) => {
    const computed = new Map<PropertyKey, () => string>([
      ['display', () => display(element)],
      ['visibility', () => visibility(element)],
    ]);
    const style = styleOf(element);
    const valueOf = (name: string) => computed.get(name)?.() ?? style.getPropertyValue(name);
    return new Proxy(style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return valueOf;
        const value: unknown = computed.get(name)?.() ?? Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}
