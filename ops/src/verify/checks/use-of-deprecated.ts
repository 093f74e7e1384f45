import { type Deprecation, deprecationFinding } from '../../release/deprecations.mjs';
import type { Finding } from '../report.ts';
import type { RemoteUnderCheck } from '../remote-under-check.ts';

/**
 * Finding about a remote that uses something deprecated. After its last day a version that runs already is a warning still: whoever releases another remote
 * that day must not wait for its team.
 */
export function useOfDeprecated(
  { name, runs }: Pick<RemoteUnderCheck, 'name' | 'runs'>,
  what: string,
  deprecation: Deprecation,
): Finding {
  const { severity, detail } = deprecationFinding(what, deprecation);
  if (severity === 'warned' || !runs) return { severity, detail, remote: name };
  return {
    severity: 'warned',
    detail: `${detail}. It runs already and may stay; another version is refused`,
    remote: name,
  };
}
