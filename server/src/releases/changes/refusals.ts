import {
  MissingRight,
  Refusal,
  storeFaultOf,
  Unverified,
  type VerificationReport,
  inOneLine,
  SHORTEST_REASON,
} from '@navette/ops/registry';
import { asProblem } from '../../kernel/as-problem.ts';
import { conflict, ProblemError, invalid } from '../../kernel/problem.ts';

const longestFindings = 4000;

/**
 * @throws ProblemError 409 `release.refused` for whatever the registry refuses, 403 `release.missingRight` for what the token of the caller does not allow,
 * 503 `release.fault` when the disk or the bucket does not do its part, after which nobody knows how far the change came
 */
export async function refusable<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MissingRight)
      throw new ProblemError(403, 'release.missingRight', {
        params: { rights: error.rights.join(', '), findings: error.message },
      });
    if (error instanceof Refusal)
      throw conflict('release.refused', { params: { findings: findingsOf(error).slice(0, longestFindings) } });
    const fault = storeFaultOf(error);
    // A full disk has words of its own, and says no to whoever asks whether this server is ready.
    if (!fault || asProblem(error).code === 'diskFull') throw error;
    throw storeFailed(fault);
  }
}

/**
 * Reads the registry. A damaged one, or a disk that does not read it, is no failure of the server, of which the page of releases would have to show nothing at all.
 * @throws ProblemError 409 `release.unreadable` with the sentence of ops in `params.findings`
 */
export async function readable<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const said = error instanceof Refusal ? error : storeFaultOf(error);
    if (!said) throw error;
    throw conflict('release.unreadable', {
      params: { findings: said.message.slice(0, longestFindings) },
      cause: error,
    });
  }
}

/** 503 `release.fault`, with what failed in `params.findings`. */
export const storeFailed = (fault: Error): ProblemError =>
  new ProblemError(503, 'release.fault', {
    params: { findings: fault.message.slice(0, longestFindings) },
    cause: fault,
  });

const findingsOf = (refusal: Refusal): string =>
  (refusal instanceof Unverified ? failures(refusal.report) : '') || refusal.message;

const failures = ({ checks }: VerificationReport): string =>
  checks
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ check, findings }) =>
      findings.map(({ remote, detail }) => [remote, check, detail].filter((part) => part !== null).join(' · ')),
    )
    .join('\n');

/**
 * A reason as the history keeps it: in one line.
 * @throws ProblemError 400 for one of spaces
 */
export function reasonOf(why: string): string {
  const reason = inOneLine(why);
  if (reason.length < SHORTEST_REASON)
    throw invalid({ field: 'why', messageKey: 'validation.tooShort', params: { min: SHORTEST_REASON } });
  return reason;
}
