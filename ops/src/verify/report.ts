import type { components } from '@navette/openapi/types';
import type { Deprecation } from '../release/deprecations.mjs';

type Schemas = components['schemas'];

export type VerificationReport = Schemas['VerificationReport'];

/** One check of it. `warned`: the set may run, someone should look at it. `skipped`: it was not done, the finding says why. */
export type VerificationCheck = Schemas['VerificationCheck'];

export interface Finding {
  /** `failed` refuses the set, `warned` does not. */
  readonly severity: 'warned' | 'failed';
  /** Name of the remote it is about; null for the set as a whole. */
  readonly remote: string | null;
  /** Description in English, as engineers of the remote need it. */
  readonly detail: string;
}

export const failed = (remote: string | null, detail: string): Finding => ({ severity: 'failed', remote, detail });

export const warned = (remote: string | null, detail: string): Finding => ({ severity: 'warned', remote, detail });

const longestDetail = 2000;
const mostFindings = 200;

/** Entry of the report for a check: findings that refuse first, without repetitions. */
export function checked(check: VerificationCheck['check'], findings: readonly Finding[]): VerificationCheck {
  const refuses = findings.filter(({ severity }) => severity === 'failed');
  const lines = [
    ...refuses.map(({ remote, detail }) => ({ remote, detail })),
    ...findings.flatMap(({ severity, remote, detail }) =>
      severity === 'warned' ? [{ remote, detail: `Warning: ${detail}` }] : [],
    ),
  ];
  const each = [...new Map(lines.map((finding) => [JSON.stringify(finding), finding])).values()];
  const more = each.length > mostFindings ? [{ remote: null, detail: `And ${each.length - mostFindings} more.` }] : [];
  return {
    check,
    outcome: refuses.length > 0 ? 'failed' : findings.length > 0 ? 'warned' : 'passed',
    findings: [...each.slice(0, mostFindings), ...more].map(({ remote, detail }) => ({
      remote,
      detail: detail.length > longestDetail ? `${detail.slice(0, longestDetail - 1)}…` : detail,
    })),
  };
}

export const skipped = (check: VerificationCheck['check'], why: string): VerificationCheck => ({
  check,
  outcome: 'skipped',
  findings: [{ remote: null, detail: why }],
});

/** The deployed host and API, against which a set is checked. */
export interface Deployed {
  readonly host: DeployedHost;
  /** The API's own document, `/openapi.json`. */
  readonly openapi: unknown;
}

/** The deployed host, as its `host.json` says. */
export interface DeployedHost {
  readonly version: string;
  /** The version of the host contract it keeps. */
  readonly contract: string;
  /** Fingerprint of its build; distinguishes two builds of one version. */
  readonly build?: string | undefined;
  /** Shared module → the version it provides. Without it, those versions can't be checked, and the report says so. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** Dialogs and slots that go away. */
  readonly deprecated?: Readonly<Record<'dialogs' | 'slots', Readonly<Record<string, Deprecation>>>> | undefined;
}
