/** An observer that never reports: jsdom has no layout, so there is nothing to report. */
class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[] = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A media query that never matches and never changes: the widest screen, motion allowed, light. */
const neverMatches = (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

/**
 * Installs stubs of the browser functions that jsdom lacks and the suite's components call: media queries, observers, fonts, scrolling, pointer capture,
 * object URLs. Each does nothing; a test that depends on one replaces it.
 */
export function installDomStubs(target: Window & typeof globalThis): void {
  const define = (owner: object, name: string, value: unknown) => {
    if (Reflect.get(owner, name) === undefined)
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  };
  define(target, 'matchMedia', neverMatches);
  define(target, 'ResizeObserver', SilentObserver);
  define(target, 'IntersectionObserver', SilentObserver);
  define(target.document, 'fonts', Object.assign(new target.EventTarget(), { ready: Promise.resolve() }));
  // Style elements stay empty: jsdom would parse every rule of the theme and match it against every element that a query by role visits.
  target.HTMLStyleElement.prototype.appendChild = (node) => node;
  // jsdom has these two, but they only print "not implemented".
  target.scrollTo = () => {};
  target.scrollBy = () => {};
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'setPointerCapture', 'releasePointerCapture'])
    define(target.Element.prototype, name, () => {});
  define(target.Element.prototype, 'hasPointerCapture', () => false);
  define(target.Element.prototype, 'getAnimations', () => []);
  define(target.URL, 'createObjectURL', () => 'blob:stub');
  define(target.URL, 'revokeObjectURL', () => {});
  define(target.CSS ?? Object.assign(target, { CSS: {} }).CSS, 'escape', (text: string) =>
    text.replaceAll(/[^\w-]/g, String.raw`\$&`),
  );
}
