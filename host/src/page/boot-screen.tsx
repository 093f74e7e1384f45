import { useT } from '@navette/shared/i18n';
import { Flex, Spinner, VisuallyHidden } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Shown between sign-in and the first page. */
export function BootScreen(): ReactNode {
  const t = useT();
  return (
    <Flex as="main" minHeight="100dvh" align="center" justify="center" color="brand.fg" role="status">
      <Spinner size="md" />
      <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
    </Flex>
  );
}
