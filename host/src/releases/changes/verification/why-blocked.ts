import type { Translate } from '@navette/shared/i18n';
import type { useVerification } from '../../requests/use-verification.ts';

/** Message key of the reason why activation is blocked; undefined when it is not. */
export function whyBlocked(
  { data: report, error }: Pick<ReturnType<typeof useVerification>, 'data' | 'error'>,
  t: Translate,
): string | undefined {
  if (report) return report.passed ? undefined : t('releases.blocked.failed');
  return t(error ? 'releases.blocked.unknown' : 'releases.verification.busy');
}
