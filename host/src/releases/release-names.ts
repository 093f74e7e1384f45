import { useLocale, useT, useFormats, vocabulary, type Translate } from '@navette/shared/i18n';
import { useCallback } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import type { ReleaseStatus, ReleaseTrial } from './release-calls.ts';
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

type Audience = Pick<ReleaseTrial, 'roles' | 'users' | 'percent'>;

/** Audience of a trial: "Team lead, ann@navette.example, 10 % of all users". */
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

/** "Dispatching 1.1.0, Master data 1.3.0" */
export const trialText = (
  { remotes }: Pick<ReleaseTrial, 'remotes'>,
  titleOf: (name: string) => string,
  t: Translate,
): string => remotes.map(({ name, after }) => `${titleOf(name)} ${versionText(name, after, t)}`).join(', ');

const versionText = (name: string, version: string | null, t: Translate): string | null =>
  name === 'host' && version === 'deployed' ? t('releases.host.deployed') : version;

/** "Dispatching: 1.0.0 → 1.1.0", or that it is added or removed. */
export function differenceText(
  { name, before: was, after: is }: RemoteDifference,
  titleOf: (name: string) => string,
  t: Translate,
): string {
  const title = titleOf(name);
  const [before, after] = [versionText(name, was, t), versionText(name, is, t)];
  if (before === null) return t('releases.difference.new', { title, after });
  if (after === null) return t('releases.difference.gone', { title, before });
  return t('releases.difference.other', { title, before, after });
}
