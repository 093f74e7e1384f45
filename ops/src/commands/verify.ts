import type { Call } from '../cli/call.ts';
import type { Command } from '../cli/command.ts';
import { Misunderstood } from '../cli/misunderstood.ts';
import { moment } from '../cli/moments.ts';
import { picksOf } from '../cli/picks.ts';
import { DEPLOYED, readDeployed, serverOf } from '../cli/read-deployed.ts';
import { table } from '../cli/table.ts';
import { Refusal } from '../refusal.ts';
import { currentSet } from '../registry/sets.ts';
import { stagedSet } from '../registry/staged.ts';
import { chosen } from '../release/choose.ts';
import { newSet } from '../registry/sets.ts';
import { type VerificationReport, verifySet } from '../verify/index.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check versions against the deployed host and API; changes nothing',
  forms: ['dispatch@1.2.0 …', '--latest', '--staged', '(without any: what runs)'],
  operands: [0, 50],
  changes: false,
  options: {
    latest: { type: 'boolean', help: 'the highest version of every remote' },
    staged: { type: 'boolean', help: 'what is staged' },
    ...DEPLOYED,
  },
  details: '',
  async run(call) {
    const report = await verifySet(call.registry, await candidate(call), await readDeployed(call), optionsOf(call));
    return { data: report, text: saying(report), code: report.passed ? 0 : 1 };
  },
};

function optionsOf(call: Call) {
  const origin = serverOf(call);
  return origin === undefined ? {} : { origin };
}

async function candidate(call: Call) {
  const picks = picksOf(call.operands);
  const [latest, staged] = [call.flag('latest'), call.flag('staged')];
  if ([picks.length > 0, latest, staged].filter(Boolean).length > 1) throw new Misunderstood('ops verify takes either versions such as dispatch@1.2.0, or --latest, or --staged.');
  if (latest || picks.length > 0) return newSet(await chosen(call.registry, latest ? 'latest' : picks, { workingCopies: true }), new Date());
  const set = staged ? (await stagedSet(call.registry))?.set : await currentSet(call.registry);
  if (!set) throw new Refusal(staged ? 'Nothing is staged.' : 'Nothing runs yet.');
  return set;
}

function saying({ passed, verified, at, checks }: VerificationReport): string {
  const lines = checks.map(({ check, outcome, findings }) => [check, outcome, findings.length === 0 ? '' : `${findings.length} found`]);
  const findings = checks.flatMap(({ check, findings: found }) => found.map(({ remote, detail }) => `  ${check}  ${remote ?? 'all'}  ${detail}`));
  return [`${passed ? 'Passed' : 'NOT passed'}, checked ${verified}, ${moment(at)}`, table(lines), ...(findings.length > 0 ? [findings.join('\n')] : [])].join('\n\n');
}
