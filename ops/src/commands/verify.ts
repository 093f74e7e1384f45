import type { Command, Output } from '../cli/command.ts';
import { asBody } from '../cli/ops-api.ts';
import { moment, table } from '../cli/print.ts';
import { type Call, choiceOf, UsageError } from '../cli/call.ts';
import { DEPLOYED, readDeployed } from '../cli/read-deployed.ts';
import { wantedSet } from '../release/choose.ts';
import { accountOf, otherAccountsOf } from '../verify/boot/accounts.ts';
import { bootCheck } from '../verify/boot/boot-check.ts';
import { damageOf } from '../verify/damage.ts';
import type { VerificationReport } from '../verify/report.ts';
import { type VerifyOptions, verifySet } from '../verify/verify-choice.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check versions against the deployed host and API; changes nothing',
  forms: ['dispatch@1.2.0 …', '--latest', '--staged', '(without any: what runs)'],
  operands: [0, 50],
  options: {
    latest: { help: 'the highest version of every remote' },
    staged: { help: 'what is staged' },
    boot: {
      help: 'start the deployed host with exactly these versions in a browser, every page in three languages; wants --server',
    },
    ...DEPLOYED,
  },
  details: [
    'Looks whether files answer and hashes match, contract ranges fit the host, every operation is in the API with a shape',
    'and a permission that fit, three languages are complete and budgets are kept. With --boot it',
    'signs in as NAVETTE_VERIFY_USER with NAVETTE_VERIFY_PASSWORD, an account that may open every page, and only reads;',
    'the secret of its second factor, if it has one, is NAVETTE_VERIFY_OTP_SECRET. NAVETTE_VERIFY_ACCOUNTS names a JSON',
    'file with accounts of the other roles, which open what they may: [{ "email": "…", "password": "…", "otpSecret": "…" }].',
    'What the boot found is kept: `ops activate` wants one of exactly this content with this host and this API.',
    'Without versions the whole registry is looked at besides: what is damaged in it is a warning each, with what mends it.',
    'Exit code 1: it did not pass.',
  ].join('\n'),
  async run(call) {
    const options = await optionsOf(call);
    const wanted = wantedOf(call);
    const set = await wantedSet(call.registry, wanted);
    const report = await verifySet(call.registry, set, await readDeployed(call), options);
    const warnings = wanted === 'current' ? await damageOf(call.registry) : [];
    return { ...inWords(report), data: { ...report, damage: warnings }, warnings };
  },
  async remotely(call, ask) {
    return inWords(await ask((api) => api.POST('/service/ops/verify', { body: asBody(wantedOf(call)) })));
  },
};

async function optionsOf(call: Call): Promise<VerifyOptions> {
  const origin = call.server;
  const boot = call.flag('boot');
  if (origin === undefined && boot) throw new UsageError('A boot needs the suite that answers: --server https://….');
  if (origin === undefined) return {};
  if (!boot) return { origin };
  const account = accountOf(call.env);
  const others = await otherAccountsOf(call.env);
  return { origin, boot: (set) => bootCheck({ origin, set, account, others }) };
}

/** Versions to verify, or the source of them; without any choice, the set that runs. */
const wantedOf = (call: Call) =>
  choiceOf(
    call,
    ['latest', 'staged'],
    'ops verify takes either versions such as dispatch@1.2.0, or --latest, or --staged.',
    'current',
  );

function inWords(report: VerificationReport): Output {
  const { passed, verified, at, checks } = report;
  const lines = checks.map(({ check, outcome, findings }) => [
    check,
    outcome,
    findings.length === 0 ? '' : `${findings.length} found`,
  ]);
  const findings = checks.flatMap(({ check, findings: found }) =>
    found.map(({ remote, detail }) => `  ${check}  ${remote ?? 'all'}  ${detail}`),
  );
  const text = [
    `${passed ? 'Passed' : 'NOT passed'}, checked ${verified}, ${moment(at)}`,
    table(lines),
    ...(findings.length > 0 ? [findings.join('\n')] : []),
  ].join('\n\n');
  return { data: report, text, code: passed ? 0 : 1 };
}
