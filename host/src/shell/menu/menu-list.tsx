import type { MenuGroup, MenuItem, PinnedRemote, SlotDeclaration } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { useLocation, NavLink } from '@navette/shared/router';
import { Box, Separator, VisuallyHidden } from '@navette/shared/ui';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMenu } from './use-menu.ts';
import { Tooltip } from '@navette/shared/ui-overlay';
import { prefetchPage } from '../../federation/remote-component.ts';
import { useReleaseSet } from '../../federation/release-set.ts';
import { RemoteSlot } from '../remote-slot.tsx';
import { MenuIcon } from './menu-icon.tsx';

/** Entries above which the sections are folded until the user opens them: more don't fit into a window. */
const MANY = 24;

/** The sections that the user has folded or opened. */
const foldedAtom = atomWithStorage<Readonly<Record<string, boolean>>>('navette.menu.folded', {}, undefined, {
  getOnInit: true,
});

/**
 * Menu entries by section, without empty sections; a folded section keeps the entry of the current page, and the mini menu folds none. The current
 * page's entry is scrolled into view, also in a long menu.
 */
export function MenuList({
  mini = false,
  onFollow,
}: {
  readonly mini?: boolean;
  readonly onFollow?: () => void;
}): ReactNode {
  const t = useT();
  const locale = useLocale();
  const groups = useMenu();
  const { pathname } = useLocation();
  const [folded, setFolded] = useAtom(foldedAtom);
  const isLong = groups.reduce((sum, { items }) => sum + items.length, 0) > MANY;
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = groups.flatMap(({ items }) => items).some(({ path }) => pathname.startsWith(path));
    if (!entry) return undefined;
    // Before the next frame, when the browser lays the page out anyway.
    const frame = requestAnimationFrame(() => reveal(menu.current?.querySelector('[aria-current=page]') ?? undefined));
    return () => cancelAnimationFrame(frame);
  }, [pathname, groups]);
  const headingOf = ({ titleKey, titles }: MenuGroup) => (titleKey === null ? titles?.[locale] : t(titleKey));
  return (
    <Box asChild paddingBlock="2">
      <nav ref={menu} aria-label={t('menu.label')}>
        {groups.map((group, index) => {
          const heading = headingOf(group);
          const isFolded = heading !== undefined && !mini && (folded[group.id] ?? isLong);
          return (
            <Box
              key={group.id}
              role="group"
              aria-label={heading ?? t('menu.section.home')}
              marginTop={index === 0 ? '0' : '2'}
            >
              {heading !== undefined && !mini && (
                <Box asChild {...headingStyle}>
                  <button
                    type="button"
                    aria-expanded={!isFolded}
                    onClick={() => setFolded({ ...folded, [group.id]: !isFolded })}
                  >
                    {heading}
                    {isFolded ? <ChevronRight aria-hidden size={14} /> : <ChevronDown aria-hidden size={14} />}
                  </button>
                </Box>
              )}
              {mini && index > 0 && <Separator marginBlock="2" />}
              {group.items
                .filter(({ path }) => !isFolded || isAt(pathname, path))
                .map((item) => (
                  <MenuLink key={item.path} item={item} mini={mini} onFollow={onFollow} />
                ))}
            </Box>
          );
        })}
      </nav>
    </Box>
  );
}

/** As `NavLink` marks the current page. */
const isAt = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Scrolls only the menu's container: with `scrollIntoView` the next Tab would start at the entry, not at the skip link. */
function reveal(entry: Element | undefined): void {
  let scroller = entry?.parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  if (!entry || !scroller) return;
  const [place, frame] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (place.bottom > frame.bottom) scroller.scrollTop += place.bottom - frame.bottom;
  else if (place.top < frame.top) scroller.scrollTop -= frame.top - place.top;
}

interface MenuLinkProps {
  readonly item: MenuItem;
  /** Icon only, with a tooltip as its name. */
  readonly mini: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** Menu entry. Hover and focus prefetch its page. */
function MenuLink({ item, mini, onFollow }: MenuLinkProps): ReactNode {
  const locale = useLocale();
  const { data } = useReleaseSet();
  const title = item.titles[locale];
  const prefetch = (): void => prefetchPage(data?.remotes ?? {}, { pathname: item.path, search: '' });
  const link = (
    <Box asChild {...style} justifyContent={mini ? 'center' : 'flex-start'} paddingInline={mini ? '0' : '3'}>
      <NavLink to={item.path} end={item.path === '/'} onClick={onFollow} onPointerEnter={prefetch} onFocus={prefetch}>
        <MenuIcon icon={item.icon} />
        {mini ? (
          <VisuallyHidden>{title}</VisuallyHidden>
        ) : (
          <Box as="span" lineHeight="short" overflowWrap="anywhere">
            {title}
          </Box>
        )}
        <Box as="span" {...(mini ? MINI_COUNT : { marginInlineStart: 'auto' })}>
          <RemoteSlot fits={countsFor(item)} failed={() => null} />
        </Box>
      </NavLink>
    </Box>
  );
  return mini ? (
    <Tooltip text={title} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** Whether a slot shows a count for the page of an entry. */
const countsFor =
  ({ remote, page }: MenuItem) =>
  ({ slot, page: of }: SlotDeclaration, { declaration }: PinnedRemote): boolean =>
    slot === 'side.count' && declaration.name === remote && of === page;

const headingStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 'calc(100% - 1rem)',
  minHeight: '7',
  marginInline: '2',
  paddingInline: '3',
  borderRadius: 'l2',
  textStyle: 'xs',
  fontWeight: 'semibold',
  color: 'fg.muted',
  cursor: 'pointer',
  css: { '&:hover': { bg: 'bg.muted' } },
} as const;

/** Position on the corner of the icon. */
const MINI_COUNT = { position: 'absolute', top: '-0.5', insetInlineEnd: '0.5' } as const;

const style = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '8',
  marginInline: '2',
  borderRadius: 'l2',
  color: 'fg',
  textStyle: 'sm',
  css: {
    '& > svg': { flexShrink: 0, color: 'fg.muted' },
    '&:hover': { bg: 'bg.muted' },
    '&[aria-current=page]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontWeight: 'medium',
      boxShadow: 'inset 3px 0 0 {colors.brand.solid}',
    },
    '&[aria-current=page] > svg': { color: 'brand.fg' },
  },
} as const;
