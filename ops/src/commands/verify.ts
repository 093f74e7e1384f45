import type { ReleaseSet } from '@navette/shared/release';
import type { Command } from '../cli/command.ts';
import { moment } from '../cli/moments.ts';
import { type Call, picksOf, UsageError } from '../cli/call.ts';
import { DEPLOYED, readDeployed, serverOf } from '../cli/read-deployed.ts';
import { table } from '../cli/table.ts';
import type { VersionChoice } from '../release/choose.ts';
import { accountOf, bootCheck, otherAccountsOf } from '../verify/boot/index.ts';
import { damageOf } from '../verify/damage.ts';
import { wantedSet } from '../verify/wanted-set.ts';
import { type VerificationReport } from '../verify/report.ts';
import { type VerifyOptions, verifySet } from '../verify/verify-choice.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check versions against the deployed host and API; changes nothing',
  forms: ['dispatch@1.2.0 …', '--latest', '--staged', '(without any: what runs)'],
  operands: [0, 50],
  changes: false,
  options: {
    latest: { type: 'boolean', help: 'the highest version of every remote' },
    staged: { type: 'boolean', help: 'what is staged' },
    boot: {
      type: 'boolean',
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
    return {
      data: { ...report, damage: warnings },
      text: reportInWords(report),
      code: report.passed ? 0 : 1,
      warnings,
    };
  },
};

async function optionsOf(call: Call): Promise<VerifyOptions> {
  const origin = serverOf(call);
  const boot = call.flag('boot');
  if (origin === undefined && boot) throw new UsageError('A boot needs the suite that answers: --server https://….');
  if (origin === undefined) return {};
  if (!boot) return { origin };
  const account = accountOf(call.env);
  const others = await otherAccountsOf(call.env);
  return { origin, boot: (set) => bootCheck({ origin, set, account, others, namespaces: namespacesOf(set) }) };
}

/** A text on a page that begins as the keys of a remote do is a key without its message. */
const namespacesOf = ({ remotes }: ReleaseSet): Set<string> =>
  new Set(
    Object.values(remotes).flatMap(({ declaration: { titleKey, routes } }) =>
      [titleKey, ...routes.map((route) => route.titleKey)].flatMap((key) => key.split('.', 1)),
    ),
  );

/** Versions to verify, or the source of them; without any choice, the set that runs. */
export function wantedOf(call: Call): VersionChoice[] | 'latest' | 'staged' | 'current' {
  const picks = picksOf(call.operands);
  const [latest, staged] = [call.flag('latest'), call.flag('staged')];
  if ([picks.length > 0, latest, staged].filter(Boolean).length > 1)
    throw new UsageError('ops verify takes either versions such as dispatch@1.2.0, or --latest, or --staged.');
  if (picks.length > 0) return picks;
  return latest ? 'latest' : staged ? 'staged' : 'current';
}

/** A report, in words. */
export function reportInWords({ passed, verified, at, checks }: VerificationReport): string {
  const lines = checks.map(({ check, outcome, findings }) => [
    check,
    outcome,
    findings.length === 0 ? '' : `${findings.length} found`,
  ]);
  const findings = checks.flatMap(({ check, findings: found }) =>
    found.map(({ remote, detail }) => `  ${check}  ${remote ?? 'all'}  ${detail}`),
  );
  return [
    `${passed ? 'Passed' : 'NOT passed'}, checked ${verified}, ${moment(at)}`,
    table(lines),
    ...(findings.length > 0 ? [findings.join('\n')] : []),
  ].join('\n\n');
}
