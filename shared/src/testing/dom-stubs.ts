import * as React from 'react';
import { prettyDOM } from '@testing-library/react';

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

/**
 * Animation frames on real timers. jsdom starts one interval for all of its frames by the global `setInterval`: a test with fake timers that asked for a
 * frame left an interval that never ticked again, and menus and dialogs of every later file of the worker waited for their first frame for ever.
 * A frame comes at once, not after 16 ms: a dialog hides what lies under it in its next frame, and a test that opened another dialog within
 * those milliseconds found that one hidden too.
 */
export function installAnimationFrames(target: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>): void {
  const { setTimeout, clearTimeout, performance } = globalThis;
  const pending = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  target.requestAnimationFrame = (callback) => {
    const handle = ++last;
    const run = () => {
      pending.delete(handle);
      callback(performance.now());
    };
    pending.set(handle, setTimeout(run));
    return handle;
  };
  target.cancelAnimationFrame = (handle) => {
    clearTimeout(pending.get(handle));
    pending.delete(handle);
  };
}

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

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const isLabelOf = (label: HTMLLabelElement, control: Element): boolean =>
  label.hasAttribute('for')
    ? control.id !== '' && label.htmlFor === control.id
    : label.contains(control) && label.querySelector(labelable) === control;

/**
 * `labels` of form controls, found in one walk over the labels of the document. jsdom visits every element for each control, and for each label every
 * element again; queries by label, which read `labels` of every control, were a fifth of the time of the tests of forms.
 */
export function installLabels(target: Window & typeof globalThis): void {
  for (const name of LABELABLE)
    Object.defineProperty(target[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (this.matches('input[type=hidden]')) return null;
        return Array.from(this.ownerDocument.getElementsByTagName('label')).filter((label) => isLabelOf(label, this));
      },
    });
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Turns off React's owner stacks: its development build makes an error for each element, so that a warning can say who created it, which was a tenth of the
 * time of component tests. React itself leaves them out beyond ten thousand elements a second; here that count is always beyond.
 */
export function turnOffOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals === 'object' && internals !== null)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Number.POSITIVE_INFINITY,
      set: () => {},
      configurable: true,
    });
}

/**
 * Error of a query that finds nothing, which prints the page when its message is read. A query that waits throws one at each look at the page and shows
 * the last alone: printing all of them was 4 % of the time of component tests.
 */
export function queryError(problem: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const message = () =>
    [problem, 'Ignored nodes: comments, script, style', prettyDOM(container)].join('\n\n').trimStart();
  return Object.defineProperty(error, 'message', { get: message, configurable: true });
}
