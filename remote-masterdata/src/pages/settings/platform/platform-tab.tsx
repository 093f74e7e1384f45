import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { FormTab } from '../form-tab.tsx';
import { usePlatformWords } from '../requests/platform-tables.ts';
import { PlatformForm } from './platform-form.tsx';

/** What the words of the external platform mean here (DECISIONS 47, 48). */
export function PlatformTab(): ReactNode {
  const t = useT();
  const texts = {
    name: t('settings.platform.form.name'),
    saved: t('settings.platform.saved'),
    failed: t('settings.platform.failed'),
  };
  return (
    <FormTab query={usePlatformWords()} texts={texts}>
      {(words, form) => <PlatformForm words={words} {...form} />}
    </FormTab>
  );
}
