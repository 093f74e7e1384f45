import type { MenuGroup, MenuItem, PinnedRemote, SlotDeclaration } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { useLocation, NavLink } from '@navette/shared/router';
import { Box, Separator, VisuallyHidden } from '@navette/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMenu } from './use-menu.ts';
import { Tooltip } from '@navette/shared/ui-overlay';
import { prefetchPage } from '../../federation/remote-component.ts';
import { useReleaseSet } from '../../federation/release-set.ts';
import { RemoteSlot } from '../remote-slot.tsx';
import { MenuIcon } from './menu-icon.tsx';

/** Menu entries by section, without empty sections. The current page's entry is scrolled into view, also in a long menu. */
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
        {groups.map((group, index) => (
          <Box
            key={group.id}
            role="group"
            aria-label={headingOf(group) ?? t('menu.section.home')}
            marginTop={index === 0 ? '0' : '2'}
          >
            {headingOf(group) !== undefined && !mini && (
              <Box
                aria-hidden
                paddingInline="5"
                paddingTop="2"
                paddingBottom="1"
                textStyle="xs"
                fontWeight="semibold"
                color="fg.muted"
              >
                {headingOf(group)}
              </Box>
            )}
            {mini && index > 0 && <Separator marginBlock="2" />}
            {group.items.map((item) => (
              <MenuLink key={item.path} item={item} mini={mini} onFollow={onFollow} />
            ))}
          </Box>
        ))}
      </nav>
    </Box>
  );
}

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
