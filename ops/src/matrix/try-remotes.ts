import { bootCheck, type Account } from '../verify/boot/index.ts';
import type { Finding } from '../verify/report.ts';
import { newSet } from '../registry/sets.ts';
import type { MatrixRow } from './matrix-file.ts';
import type { PlacedRemote } from './place-build.ts';

/** Remotes that are tried together, in one host. */
export interface Trial {
  /** Where the suite answers, with this host and the registry in which the remotes were placed. */
  readonly origin: string;
  readonly host: MatrixRow['host'];
  readonly remotes: readonly PlacedRemote[];
  readonly account: Account;
}

/** Boots remotes in a host and returns a result for each. A boot that does not start fails for all. */
export async function tryRemotes({ origin, host, remotes, account }: Trial): Promise<MatrixRow[]> {
  const set = newSet(
    { remotes: Object.fromEntries(remotes.map(({ name, pinned }) => [name, pinned])), menu: [] },
    new Date(),
  );
  const findings = await bootCheck({ origin, set, account }).catch((error: unknown): Finding[] => [
    { severity: 'failed', remote: null, detail: error instanceof Error ? error.message : String(error) },
  ]);
  return rowsOf(host, remotes, findings, set.createdAt);
}

/** A row for each remote: its findings, and those that concern all. */
export function rowsOf(
  host: MatrixRow['host'],
  remotes: readonly PlacedRemote[],
  findings: readonly Finding[],
  at: string,
): MatrixRow[] {
  return remotes.map(({ name, fingerprint, pinned }) => {
    const own = findings.filter(({ remote }) => remote === null || remote === name);
    const result = own.some(({ severity }) => severity === 'failed') ? 'failed' : 'passed';
    return {
      host,
      remote: name,
      version: pinned.version,
      fingerprint,
      result,
      findings: own.map(({ detail }) => detail.slice(0, 500)),
      at,
    };
  });
}
