import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '../../router/index.ts';

/** Navigation history of one running suite, for restoring the focus. */
interface Trail {
  /** The current history entry. */
  shown?: { readonly key: string; readonly pathname: string };
  /** Link that was followed from it, if it was left by one. */
  followed: PlaceOfLink | undefined;
  /** Followed links of earlier entries, by key. */
  readonly left: Map<string, PlaceOfLink | undefined>;
}

const trails = new WeakMap<Element, Trail>();

/**
 * Moves the focus to the heading after a navigation, so that the keyboard and a screen reader start at the top of the new page; after Back to the
 * link that led away, and with a fragment to the element of that id, as soon as they are rendered. The first page after loading leaves the focus at the top of the document, the browser's
 * default; it counts as left once a link is followed, also before it had a heading.
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef<string | undefined>(undefined);
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const root = heading.current?.closest('body > *');
    if (!root) return undefined;
    const trail = trailOf(root);
    const before = trail.shown;
    const isLeft = before ? before.key !== key : navigation === NavigationType.Push;
    const isNew = isLeft && seen.current !== pathname;
    trail.shown = { key, pathname };
    seen.current = pathname;
    // A page that rerenders for another filter keeps the focus.
    if (!isNew || (before?.pathname === pathname && document.activeElement !== document.body)) return undefined;
    if (before) trail.left.set(before.key, trail.followed);
    trail.followed = undefined;
    heading.current?.focus({ preventScroll: true });
    const place = navigation === NavigationType.Pop ? trail.left.get(key) : undefined;
    if (place) return focusOnceThere(root, () => linksTo(root, place.href)[place.nth]);
    return hash === '' ? undefined : focusOnceThere(root, () => document.getElementById(hash.slice(1)));
  }, [key, pathname, hash, navigation]);
  return heading;
}

function trailOf(root: Element): Trail {
  const known = trails.get(root);
  if (known) return known;
  const trail: Trail = { followed: undefined, left: new Map() };
  trails.set(root, trail);
  root.addEventListener('click', ({ target }) => (trail.followed = linkAt(root, target)), { capture: true });
  return trail;
}

/** Identifies a link, so that it can be found when the page is rendered again. */
interface PlaceOfLink {
  readonly href: string;
  /** Index among the links with the same href. */
  readonly nth: number;
}

/** Limits the wait for a page that loads slowly. */
const PATIENCE_MS = 10_000;

const linksTo = (root: Element, href: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href);

/** The page's link at the target of an event; undefined elsewhere. */
function linkAt(root: Element, target: EventTarget | null): PlaceOfLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
  const href = link?.getAttribute('href');
  return link && href ? { href, nth: linksTo(root, href).indexOf(link) } : undefined;
}

/**
 * Focuses an element as soon as it is rendered, unless the focus has moved in the meantime.
 * @returns stops waiting
 */
function focusOnceThere(root: Element, find: () => HTMLElement | null | undefined): () => void {
  const from = document.activeElement;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const look = () => {
    const element = find();
    const hasMoved = document.activeElement !== from && document.activeElement !== document.body;
    if (element && !hasMoved) element.focus();
    if (element || hasMoved) stop();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return stop;
}
