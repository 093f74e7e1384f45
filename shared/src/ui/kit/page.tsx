import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { useT } from '../../i18n/index.ts';
import { IconButton } from './button.tsx';
import { NavigationType, useLocation, useNavigationType } from '../../router/index.ts';

interface PageHeaderProps {
  /** The page's name: its `<h1>` and the title of the window. */
  readonly title: string;
  /** Beside the title: a total, a badge. */
  readonly aside?: ReactNode;
  /** Buttons at the end; the page's main action last. */
  readonly actions?: ReactNode;
  /** Refreshes; without it there is no refresh button. */
  readonly onRefresh?: (() => void) | undefined;
  /** The refresh is in progress. */
  readonly refreshing?: boolean | undefined;
}

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    columnGap: '4',
    minHeight: '8',
    // In a low window the page scrolls; the buttons must not overlap the content below.
    flexShrink: '0',
  },
});

/** Title, refresh button and actions of a page. It sets the document title, and takes the focus after a navigation ({@link useTitleFocus}). */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { title, aside, actions, onRefresh, refreshing = false } = props;
  const t = useT();
  const heading = useTitleFocus();
  return (
    <Head>
      <title>{t('shared.windowTitle', { page: title })}</title>
      <chakra.div display="flex" alignItems="center" gap="1" minWidth="0">
        <chakra.h1 ref={heading} tabIndex={-1} textStyle="xl" fontWeight="semibold" letterSpacing="tight" truncate>
          {title}
        </chakra.h1>
        {onRefresh && (
          <IconButton label={t('shared.refresh')} size="sm" loading={refreshing} onClick={onRefresh}>
            <RefreshCw aria-hidden />
          </IconButton>
        )}
      </chakra.div>
      {aside !== undefined && <chakra.div>{aside}</chakra.div>}
      {actions !== undefined && (
        // It takes the rest of the line, so that a button that comes later moves none of the others.
        <chakra.div display="flex" flexWrap="wrap" gap="2" flex="auto" justifyContent="flex-end">
          {actions}
        </chakra.div>
      )}
    </Head>
  );
}

interface PageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    flex: '1 1 auto',
    minHeight: '0',
    minWidth: '0',
    padding: { base: '3', lg: '4' },
    paddingBottom: { base: '2', lg: '3' },
  },
});

/** Page layout: header, then a flex column that fills the height, so that a table in it scrolls by itself. */
export function Page({ children, ...header }: PageProps): ReactNode {
  return (
    <Root>
      <PageHeader {...header} />
      {children}
    </Root>
  );
}

/** A row of filters and buttons over a list or a board. */
export const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // Saves space where a toolbar with every filter would wrap its last two buttons to a second line.
    '@media (max-width: 1100px)': { '--date-width': '7.5rem', '& [data-word]': { display: 'none' } },
  },
});

/** Card: a white surface with a border. */
export const Panel = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3', padding: '4', minWidth: '0' },
});

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
function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
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
