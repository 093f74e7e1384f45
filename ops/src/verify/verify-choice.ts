import type { ReleaseSet } from '@navette/shared/release';
import type { VersionChoice } from '../release/choose.ts';
import { candidateSet } from './candidate.ts';
import { checkBudgets } from './checks/budgets.ts';
import { checkContract } from './checks/contract.ts';
import { checkFiles } from './checks/files.ts';
import { checkHostFiles, withHostOf } from './pinned-host.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkOperations } from './checks/operations.ts';
import { checkSignatures } from './checks/signatures.ts';
import type { Deployed } from './deployed.ts';
import { keepEvidence, readEvidence } from './evidence.ts';
import { readCandidate } from './remote-under-check.ts';
import { checked, skipped, type Finding, type VerificationCheck, type VerificationReport } from './report.ts';

/** What else is looked at. */
export interface VerifyOptions {
  /** Where the suite answers: every file is asked for over HTTP too. */
  readonly origin?: string;
  /** Boots the set in a browser (`bootCheck`) and keeps what it finds. Without it, a boot that was done for exactly this counts. */
  readonly boot?: (set: ReleaseSet) => Promise<readonly Finding[]>;
}

/**
 * Checks versions against the deployed host and API before they run; the other remotes as they run. Changes nothing but the evidence of a boot.
 * A boot in a browser that was done for exactly this content, host and API is part of the report (`verified: 'full'`).
 * @param registry folder of the registry
 * @throws {Refusal} when a version can't be read
 */
export async function verifyChoice(
  registry: string,
  picks: readonly VersionChoice[],
  deployed: Deployed,
  options: VerifyOptions = {},
): Promise<VerificationReport> {
  return verifySet(registry, await candidateSet(registry, picks), deployed, options);
}

/** As {@link verifyChoice}, for a set that is there already: the staged one, a former one. */
export async function verifySet(
  registry: string,
  set: ReleaseSet,
  deployed: Deployed,
  { origin, boot }: VerifyOptions = {},
): Promise<VerificationReport> {
  const at = new Date().toISOString();
  const inHost = await withHostOf(registry, set, deployed);
  const candidate = await readCandidate(registry, set, inHost);
  const checks = [
    checked('files', [...(await checkHostFiles(registry, set)), ...(await checkFiles(candidate, origin))]),
    await checkSignatures(registry, set),
    checked('contract', await checkContract(candidate)),
    checked('operations', checkOperations(candidate)),
    checked('languages', await checkLanguages(candidate)),
    checked('budgets', await checkBudgets(candidate)),
  ];
  if (boot === undefined) return reported(at, [...checks, await formerBoot(registry, set, inHost)]);
  if (checks.some(({ outcome }) => outcome === 'failed'))
    return reported(at, [...checks, skipped('boot', 'Not booted: another check refuses it already.')]);
  const findings = await boot(set);
  const report = reported(at, [...checks, checked('boot', findings)]);
  await keepEvidence(registry, set, inHost, [...findings], report);
  return report;
}

async function formerBoot(registry: string, set: ReleaseSet, deployed: Deployed): Promise<VerificationCheck> {
  const evidence = await readEvidence(registry, set, deployed);
  return evidence
    ? checked('boot', evidence.boot)
    : skipped(
        'boot',
        'No boot in a browser is known for this content with the deployed host and API (ops verify --boot).',
      );
}

function reported(at: string, checks: VerificationCheck[]): VerificationReport {
  const booted = checks.some(({ check, outcome }) => check === 'boot' && outcome !== 'skipped');
  return {
    passed: checks.every(({ outcome }) => outcome !== 'failed'),
    verified: booted ? 'full' : 'static',
    at,
    checks,
  };
}
