import type { ReleaseSet } from '@navette/shared/release';
import type { Rule } from './intercept.ts';

/**
 * Gives only the page that intercepts so the set under check. Files and API are the real ones; load reports and violations are not sent to the server, where
 * they would count as failures of users. As with the server, the set comes without its roles.
 */
export function candidateRules(candidate: ReleaseSet): readonly Rule[] {
  const { roles: _, ...set } = candidate;
  const json = { channel: 'stable', preview: false, set, fallbacks: {}, overrides: [] };
  return [
    { path: '/release/current', status: 200, json },
    { path: '/service/release/loads', status: 200, json: { affectedRows: 0 } },
    { path: '/csp-report', status: 204 },
  ];
}
