import type { Translate } from '@navette/shared/i18n';
import type { useVerification } from '../../requests/use-verification.ts';

/** Why versions can't run yet, or at all; undefined when nothing stands in the way. */
export function whyBlocked(
  { data: report, error }: Pick<ReturnType<typeof useVerification>, 'data' | 'error'>,
  t: Translate,
): string | undefined {
  if (report) return report.passed ? undefined : t('releases.blocked.failed');
  return t(error ? 'releases.blocked.unknown' : 'releases.verification.busy');
}
