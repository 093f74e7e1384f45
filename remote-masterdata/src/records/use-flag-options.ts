import { useT } from '@navette/shared/i18n';

/** Options of a select for a flag. */
export function useFlagOptions(): { value: boolean; label: string }[] {
  const t = useT();
  return [
    { value: true, label: t('shared.yes') },
    { value: false, label: t('shared.no') },
  ];
}
