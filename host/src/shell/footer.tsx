import { Flex } from '@navette/shared/ui';
import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';

/** Shows the release, for support. */
export function Footer(): ReactNode {
  const t = useT();
  const { data } = useReleaseSet();
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
        {data && <span>{t('shell.release', { set: data.id })}</span>}
      </footer>
    </Flex>
  );
}
