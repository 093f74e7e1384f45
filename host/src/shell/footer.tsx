import { Flex } from '@navette/shared/ui';
import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { usePageRelease } from '../federation/page-release.ts';

/** Shows the release, for support. */
export function Footer(): ReactNode {
  const t = useT();
  const release = usePageRelease();
  return (
    <Flex
      asChild
      flexShrink="0"
      justify="space-between"
      gap="4"
      paddingInline="4"
      paddingBlock="1"
      borderTopWidth="1px"
      borderColor="border"
      bg="bg.panel"
      textStyle="2xs"
      color="fg.muted"
    >
      <footer>
        <span>Navette {process.env.NAVETTE_VERSION}</span>
        {release && !release.isSafe && <span>{t('shell.release', { set: release.set.id })}</span>}
      </footer>
    </Flex>
  );
}
