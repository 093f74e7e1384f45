import type { ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import type { VerifiedHow } from '../registry/history.ts';
import type { Deployed, VerificationReport } from '../verify/report.ts';
import { verifySet } from '../verify/verify-choice.ts';
import type { Registry } from '../registry/registry.ts';
import type { TrialFigures } from './figures.ts';

/** Required level of verification of a set. */
export type Assurance =
  | {
      /** The host and the API it is held against. */
      readonly deployed: Deployed;
      /** Lets versions run that no browser has booted together; the history says `static`. */
      readonly withoutBoot?: boolean;
      /** Figures of a trial that is to be activated, by its set, where it has to do well; nothing where nobody counts. */
      readonly figures?: (trial: string) => Promise<TrialFigures | undefined>;
    }
  | {
      /** No verification, also for working copies; the history says `none`. For development and emergencies. */
      readonly unverified: true;
    };

/** Versions that did not pass. */
export class Unverified extends Refusal {
  readonly report: VerificationReport;

  constructor(message: string, report: VerificationReport) {
    super(message);
    this.report = report;
  }
}

/**
 * Verifies a set before it reaches users.
 * @param boot Whether a browser must have booted exactly this content.
 * @returns how it was checked
 * @throws {Unverified} with the report when it does not pass
 */
export async function assure(
  registry: Registry,
  set: ReleaseSet,
  assurance: Assurance,
  { boot }: { boot: boolean },
): Promise<VerifiedHow> {
  if ('unverified' in assurance) return 'none';
  const report = await verifySet(registry, set, assurance.deployed);
  if (!report.passed) throw new Unverified(`Not verified:\n${failuresOf(report)}`, report);
  if (boot && report.verified !== 'full' && assurance.withoutBoot !== true) {
    throw new Unverified(
      'There is no boot check of these versions with this host. Run ops verify with --boot first, or use --without-boot.',
      report,
    );
  }
  return report.verified;
}

const failuresOf = ({ checks }: VerificationReport): string =>
  checks
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ check, findings }) => findings.map(({ remote, detail }) => `  ${check}  ${remote ?? 'all'}  ${detail}`))
    .join('\n');
