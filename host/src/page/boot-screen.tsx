import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { look } from '../plain/look.ts';

/** Shown between sign-in and the first page. */
export function BootScreen(): ReactNode {
  const t = useT();
  return (
    <main className={look.boot} role="status">
      <span className={look.spinnerLarge} aria-hidden />
      <span className={look.hidden}>{t('shared.loading')}</span>
    </main>
  );
}
