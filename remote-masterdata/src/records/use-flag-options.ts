import { useT } from '@navette/shared/i18n';

/** Select options of a boolean. */
export function useFlagOptions(): { value: boolean; label: string }[] {
  const t = useT();
  return [
    { value: true, label: t('shared.yes') },
    { value: false, label: t('shared.no') },
  ];
}
