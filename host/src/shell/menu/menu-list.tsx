import type { MenuGroup } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { Box, Separator } from '@navette/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';

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
    if (entry) reveal(menu.current?.querySelector('[aria-current=page]') ?? undefined);
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
