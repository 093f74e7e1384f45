import { currentSigning } from '../../signing/current-signing.ts';
import { signedVersionsOf } from '../../signing/assert-signed.ts';
import { reason, verdictOf } from '../../signing/signed.ts';
import type { ReleaseSet } from '@navette/shared/release';
import { checked, type Finding, skipped, type VerificationCheck } from '../report.ts';

/** Whether trusted keys have signed every version of a set; what they have not is refused where signatures are required, and warned of elsewhere. */
export async function checkSignatures(registry: string, set: ReleaseSet): Promise<VerificationCheck> {
  const { trusted, required } = currentSigning();
  if (trusted.length === 0) return skipped('signatures', 'No key is trusted here (NAVETTE_TRUSTED_KEYS).');
  const findings = await Promise.all(
    signedVersionsOf(set).map(async (signed): Promise<Finding[]> => {
      const verdict = await verdictOf(registry, signed);
      const severity = required || verdict.state === 'wrong' ? 'failed' : 'warned';
      return verdict.state === 'trusted'
        ? []
        : [{ severity, remote: signed.called.split(' ')[0] ?? null, detail: `${signed.called}: ${reason(verdict)}` }];
    }),
  );
  return checked('signatures', findings.flat());
}
