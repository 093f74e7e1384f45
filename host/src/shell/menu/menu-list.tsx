import type { MenuGroup } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { Box, Separator } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';

/** Menu entries by section; empty sections are left out. */
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
  const headingOf = ({ titleKey, titles }: MenuGroup) => (titleKey === null ? titles?.[locale] : t(titleKey));
  return (
    <Box asChild paddingBlock="2">
      <nav aria-label={t('menu.label')}>
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
