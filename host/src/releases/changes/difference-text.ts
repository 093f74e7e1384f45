import type { Translate } from '@navette/shared/i18n';
import type { RemoteDifference } from './differences.ts';

/** "Dispatching: 1.0.0 → 1.1.0", or that it is added or removed. */
export function differenceText(
  { name, before: was, after: is }: RemoteDifference,
  titleOf: (name: string) => string,
  t: Translate,
): string {
  const title = titleOf(name);
  const shown = (version: string | null) =>
    name === 'host' && version === 'deployed' ? t('releases.host.deployed') : version;
  const [before, after] = [shown(was), shown(is)];
  if (before === null) return t('releases.difference.new', { title, after });
  if (after === null) return t('releases.difference.gone', { title, before });
  return t('releases.difference.other', { title, before, after });
}
