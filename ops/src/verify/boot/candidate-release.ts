import type { ReleaseSet } from '@navette/shared/release';
import type { Rule } from './intercept.ts';

/**
 * Gives only the page that intercepts so the set under check. Files and API are the real ones; load reports and violations are not sent to the server, where
 * they would count as failures of users.
 */
export const candidateRules = (set: ReleaseSet): readonly Rule[] => [
  {
    path: '/release/current',
    status: 200,
    json: { channel: 'stable', preview: false, set, fallbacks: {}, overrides: [] },
  },
  { path: '/service/release/loads', status: 200, json: { affectedRows: 0 } },
  { path: '/csp-report', status: 204 },
];
