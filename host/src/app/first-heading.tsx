import { useT } from '@navette/shared/i18n';
import { Heading } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** h1 of a page outside the shell; it also sets the window title. */
export function FirstHeading({ children }: { readonly children: string }): ReactNode {
  const t = useT();
  return (
    <>
      <title>{t('shared.windowTitle', { page: children })}</title>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {children}
      </Heading>
    </>
  );
}
