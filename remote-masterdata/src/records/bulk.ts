import { useT } from '@navette/shared/i18n';

/** Value of a bulk edit field; an empty field changes nothing. */
export const chosen = <T>(value: T | null): T | undefined => value ?? undefined;

/** Option of a select that clears the field. */
export const EMPTY = '';

/** Like `chosen`, with an option that clears the field. */
export const chosenOrEmpty = <T extends string>(value: T | typeof EMPTY | null): T | null | undefined =>
  value === EMPTY ? null : (value ?? undefined);

/** Select options of a boolean. */
export function useFlagOptions(): { value: boolean; label: string }[] {
  const t = useT();
  return [
    { value: true, label: t('shared.yes') },
    { value: false, label: t('shared.no') },
  ];
}
