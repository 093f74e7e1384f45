import { useT } from '@navette/shared/i18n';
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
  const groups = useMenu();
  return (
    <Box asChild paddingBlock="2">
      <nav aria-label={t('menu.label')}>
        {groups.map(({ id, titleKey, items }, index) => (
          <Box
            key={id}
            role="group"
            aria-label={titleKey === null ? t('menu.section.home') : t(titleKey)}
            marginTop={index === 0 ? '0' : '2'}
          >
            {titleKey !== null && !mini && (
              <Box
                aria-hidden
                paddingInline="5"
                paddingTop="2"
                paddingBottom="1"
                textStyle="xs"
                fontWeight="semibold"
                color="fg.muted"
              >
                {t(titleKey)}
              </Box>
            )}
            {mini && index > 0 && <Separator marginBlock="2" />}
            {items.map((item) => (
              <MenuLink key={item.path} item={item} mini={mini} onFollow={onFollow} />
            ))}
          </Box>
        ))}
      </nav>
    </Box>
  );
}
