import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { useCallback } from 'react';
import type { ReleaseStatus } from './requests/use-release-status.ts';

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
