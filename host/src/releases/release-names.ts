import { useLocale, useT, useFormats, vocabulary, type Translate } from '@navette/shared/i18n';
import { useCallback } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import type { ReleaseStatus } from './release-calls.ts';
import type { RemoteDifference } from './changes/differences.ts';

/** Translated title of a remote; the host has one of its own; its technical name when no running or staged set declares one. */
export function useRemoteTitle(status: ReleaseStatus | undefined): (name: string) => string {
  const t = useT();
  const locale = useLocale();
  const { data: set } = useReleaseSet();
  return useCallback(
    (name) =>
      status?.remotes.find((remote) => remote.name === name)?.titles[locale] ??
      set?.remotes[name]?.declaration.titles[locale] ??
      (name === 'host' ? t('releases.host') : name),
    [status, set, locale, t],
  );
}

type Audience = Pick<NonNullable<ReleaseStatus['staged']>, 'roles' | 'users' | 'percent'>;

/** Audience of the staged set: "Team lead, ann@navette.example, 10 % of all users". */
export function useAudienceText(): (audience: Audience) => string {
  const t = useT();
  const { formatPercent } = useFormats();
  return useCallback(
    ({ roles, users, percent }) =>
      [
        ...roles.map((role) => t(vocabulary.role(role))),
        ...users,
        ...(percent > 0 ? [t('releases.staged.percent', { share: formatPercent(percent) })] : []),
      ].join(', '),
    [t, formatPercent],
  );
}

/** Name of the author of a change; `automatic` is the suite itself. */
export const whoText = (who: string, t: Translate): string => (who === 'automatic' ? t('releases.who.automatic') : who);

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
