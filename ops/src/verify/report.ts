import type { Deprecation } from '../release/deprecations.mjs';
/** Checks before a set runs, in this order. */
export const CHECKS = ['files', 'signatures', 'contract', 'operations', 'languages', 'budgets', 'boot'] as const;

/** One of the checks. */
export type CheckName = (typeof CHECKS)[number];

/** Outcome of a check. `warned`: it may run, someone should look at it. `skipped`: it was not done, the finding says why. */
export type CheckOutcome = 'passed' | 'warned' | 'failed' | 'skipped';

/** Depth of a verification: `full` with a boot in a browser, `static` without. */
export type VerifiedHow = 'full' | 'static' | 'none';

/** One thing that was found. */
export interface Finding {
  /** `failed` refuses the set, `warned` does not. */
  readonly severity: 'warned' | 'failed';
  /** Name of the remote it is about; null for the set as a whole. */
  readonly remote: string | null;
  /** Description in English, as engineers of the remote need it. */
  readonly detail: string;
}

/** The report of `ops verify`, exactly the contract's `VerificationReport`. */
export interface VerificationReport {
  /** Whether it may run. */
  passed: boolean;
  verified: VerifiedHow;
  /** When it was looked at, UTC. */
  at: string;
  /** One entry for each of {@link CHECKS}. */
  checks: VerificationCheck[];
}

/** One check of a {@link VerificationReport}. */
export interface VerificationCheck {
  check: CheckName;
  outcome: CheckOutcome;
  findings: { remote: string | null; detail: string }[];
}

const longestDetail = 2000;
const mostFindings = 200;

/** Entry of the report for a check: findings that refuse first, without repetitions. */
export function checked(check: CheckName, findings: readonly Finding[]): VerificationCheck {
  const failed = findings.filter(({ severity }) => severity === 'failed');
  const warned = findings.filter(({ severity }) => severity === 'warned');
  const lines = [
    ...failed.map(({ remote, detail }) => ({ remote, detail })),
    ...warned.map(({ remote, detail }) => ({ remote, detail: `Warning: ${detail}` })),
  ];
  const each = [...new Map(lines.map((finding) => [JSON.stringify(finding), finding])).values()];
  const more = each.length > mostFindings ? [{ remote: null, detail: `And ${each.length - mostFindings} more.` }] : [];
  return {
    check,
    outcome: failed.length > 0 ? 'failed' : warned.length > 0 ? 'warned' : 'passed',
    findings: [...each.slice(0, mostFindings), ...more].map(({ remote, detail }) => ({
      remote,
      detail: shortened(detail),
    })),
  };
}

/** A check that was not done, and why. */
export const skipped = (check: CheckName, why: string): VerificationCheck => ({
  check,
  outcome: 'skipped',
  findings: [{ remote: null, detail: why }],
});

const shortened = (text: string): string =>
  text.length > longestDetail ? `${text.slice(0, longestDetail - 1)}…` : text;

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
