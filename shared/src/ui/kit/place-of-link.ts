/** A link of a page, such that it is found again when the page is drawn anew. */
export interface PlaceOfLink {
  readonly href: string;
  /** Which of the links that lead there. */
  readonly nth: number;
}

/** A page whose figures come late is not waited for without end. */
const PATIENCE_MS = 10_000;

const linksTo = (root: Element, href: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href);

/** The link of the page at which an event happened; undefined elsewhere. */
export function linkAt(root: Element, target: EventTarget | null): PlaceOfLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
  const href = link?.getAttribute('href');
  return link && href ? { href, nth: linksTo(root, href).indexOf(link) } : undefined;
}

/**
 * Focuses a link as soon as it is drawn, unless the focus has moved on meanwhile.
 * @returns stops waiting
 */
export function focusOnceThere(root: Element, { href, nth }: PlaceOfLink): () => void {
  const from = document.activeElement;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const look = () => {
    const link = linksTo(root, href)[nth];
    const hasMoved = document.activeElement !== from && document.activeElement !== document.body;
    if (link && !hasMoved) link.focus();
    if (link || hasMoved) stop();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return stop;
}
