import type { components } from '@navette/openapi/types';
import type { Command, Output } from '../cli/command.ts';
import { ago, moment, table } from '../cli/print.ts';
import { withFigures } from '../cli/trial-figures.ts';
import { DEPLOYED_HOST } from '@navette/shared/release';
import { showsSignatures, signatureOfSet } from '../signing/signatures.ts';
import type { Signing } from '../signing/keys.ts';
import { verdictInWords } from '../signing/signed.ts';
import { type ReleaseStatus, releaseStatus, type RunningState } from '../release/status.ts';
import { historyWarnings } from '../registry/history.ts';
import { figuresInWords, VERDICTS } from '../release/figures.ts';
import { audienceInWords } from '../registry/staged.ts';
import { policyInWords } from '../release/rules.ts';

export const statusCommand: Command = {
  name: 'status',
  summary: 'show the running set with author, time and reason, the trials, and the policies',
  async run(call) {
    const status = await releaseStatus(call.registry);
    const trials = await withFigures(call, status.trials);
    const signature = status.running && (await signatureOfSet(call.registry, status.running.set));
    return {
      ...statusOutput(call.signing, { ...status, trials, behind: [], signature }),
      warnings: await historyWarnings(call.registry),
    };
  },
  async remotely({ signing }, ask) {
    return statusOutput(signing, await ask((api) => api.GET('/service/ops/status')));
  },
};

type ShownStatus = components['schemas']['OpsStatus'];

/** The state, in words. */
function statusOutput(signing: Signing, status: ShownStatus): Output {
  const parts = [running(status, signing), remotes(status), ...status.trials.map(trial), rules(status)];
  return { data: status, text: parts.filter((part) => part !== '').join('\n\n') };
}

function running({ running: state, signature }: ShownStatus, signing: Signing): string {
  if (!state) return 'No set was activated yet.';
  return table([
    ['Runs', state.set],
    ['since', `${moment(state.since)}, ${ago(state.since)}, by ${state.who}`],
    ['why', state.why],
    ['checked', state.verified],
    ...(signature && showsSignatures(signing, [signature]) ? [['signature', verdictInWords(signature)]] : []),
    ...(state.host === DEPLOYED_HOST ? [] : [['host', state.host]]),
    ['rollback', rollbackInWords(state)],
  ]);
}

function rollbackInWords({ previous, lost }: Pick<RunningState, 'previous' | 'lost'>): string {
  if (previous === null) return 'none: this is the first set';
  if (lost.length === 0) return `to ${previous}`;
  return `not possible to ${previous}: ${lost.join(', ')} ${lost.length > 1 ? 'are' : 'is'} missing. Restore the registry, or use --to with another set of ops history`;
}

function remotes({ remotes: list }: ReleaseStatus): string {
  if (list.length === 0) return '';
  const rows = list.map(({ name, version, contract, publishedAt, staged: tried }) => [
    name,
    version ?? '-',
    contract,
    publishedAt === null ? 'unknown' : moment(publishedAt),
    tried ?? '',
  ]);
  return table([
    ['REMOTE', 'VERSION', 'CONTRACT', 'PUBLISHED', list.some((remote) => remote.staged !== null) ? 'STAGED' : ''],
    ...rows,
  ]);
}

function trial({
  remotes: tried,
  at,
  who,
  why,
  verified,
  figures,
  ...audience
}: ShownStatus['trials'][number]): string {
  return table([
    ['Trial', tried.map(({ name, before, after }) => `${name} ${before ?? 'new'} → ${after}`).join(', ')],
    ['for', audienceInWords(audience)],
    ['since', `${moment(at)}, ${ago(at)}, by ${who}`],
    ['why', why],
    ['checked', verified],
    ...(figures ? [['figures', `${figuresInWords(figures)}: ${VERDICTS[figures.verdict]}`]] : []),
  ]);
}

function rules({ policy, overrides }: ReleaseStatus): string {
  return table([
    ['Policy', policyInWords(policy)],
    [
      'Overrides',
      overrides
        ? `from ${overrides.origins.join(', ')} until ${moment(overrides.until)}, by ${overrides.who}: ${overrides.why}`
        : 'forbidden',
    ],
  ]);
}
