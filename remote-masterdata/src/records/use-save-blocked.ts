import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';

/** Why nothing can be saved now: this computer has no network. `undefined` when it has one. */
export function useSaveBlocked(): string | undefined {
  const t = useT();
  return useOnline() ? undefined : t('problem.network');
}
