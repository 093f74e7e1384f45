import { resolve } from 'node:path';
import type { Command, Output } from '../cli/command.ts';
import { asBody } from '../cli/ops-api.ts';
import { moment, table } from '../cli/print.ts';
import { type Call, choiceOf, UsageError } from '../cli/call.ts';
import { DEPLOYED, readDeployed } from '../cli/read-deployed.ts';
import { wantedSet } from '../release/choose.ts';
import { accountOf, otherAccountsOf } from '../verify/boot/accounts.ts';
import { bootCheck } from '../verify/boot/boot-check.ts';
import type { VerificationReport } from '../verify/report.ts';
import { type VerifyOptions, verifyBuild, verifySet } from '../verify/verify-choice.ts';
import { Refusal } from '../refusal.ts';
import { parseStored, lineWarnings } from '../registry/stored.ts';
import { historyWarnings } from '../registry/history.ts';
import { HOST, keys } from '../registry/keys.ts';
import { readOverrides, readPolicy } from '../release/rules.ts';
import { filesAsPublished } from '../registry/pin.ts';
import { pooled } from '../registry/files.ts';
import { readTrials } from '../registry/staged.ts';
import { storedSetSchema } from '../registry/sets.ts';
import { presentPublications, publication, publishedRemotes } from '../registry/versions.ts';
import type { Registry } from '../registry/registry.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check versions against the deployed host and API; changes nothing',
  forms: ['dispatch@1.2.0 …', 'dispatch@staged', '--latest', '--staged', '--build dist', '(default: the running set)'],
  operands: [0, 50],
  options: {
    latest: { help: 'the highest version of every remote' },
    staged: { help: 'the only trial; of several, dispatch@staged names one' },
    build: { value: '<folder>', help: 'a built remote that is not published yet; needs no registry' },
    boot: {
      help: 'boot check: open every page of the deployed host with these versions in a browser, in three languages; requires --server',
    },
    ...DEPLOYED,
  },
  details: [
    'Checks that files are served with matching hashes, contract ranges fit the host, every operation is in the API with a',
    'matching shape and permission, three languages are complete and budgets are kept. With --boot it',
    'signs in as NAVETTE_VERIFY_USER with NAVETTE_VERIFY_PASSWORD, an account that may open every page, and only reads;',
    'the secret of its second factor, if it has one, is NAVETTE_VERIFY_OTP_SECRET. NAVETTE_VERIFY_ACCOUNTS names a JSON',
    'file with accounts of other roles, which open their pages: [{ "email": "…", "password": "…", "otpSecret": "…" }].',
    'The result of the boot check is stored: `ops activate` requires one for the same content, host and API.',
    'Without versions it also checks the whole registry, and warns of damage with its remedy.',
    'Exit code 1: a check failed.',
  ].join('\n'),
  async run(call) {
    const build = call.text('build');
    if (build !== undefined) {
      if (call.operands.length > 0 || ['latest', 'staged', 'boot'].some((option) => call.flag(option)))
        throw new UsageError('--build checks one built remote alone: without versions, --latest, --staged and --boot.');
      return inWords(await verifyBuild(resolve(build), await readDeployed(call)));
    }
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
  if (origin === undefined && boot) throw new UsageError('A boot check needs the deployed suite: --server https://….');
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
    'ops verify requires either versions such as dispatch@1.2.0, or one of --latest and --staged.',
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

const AT_A_TIME = 8;

/** Damaged files and lines of a registry, a sentence each with what mends it. Reads only. */
async function damageOf(registry: Registry): Promise<readonly string[]> {
  const names = [...(await publishedRemotes(registry)), HOST];
  const found = await Promise.all([
    historyWarnings(registry),
    refusalOf(readTrials(registry)),
    refusalOf(readPolicy(registry)),
    refusalOf(readOverrides(registry)),
    setDamage(registry),
    ...names.map((name) => versionDamage(registry, name)),
  ]);
  return found.flat();
}

const refusalOf = (read: Promise<unknown>): Promise<readonly string[]> =>
  read.then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refusal) return [error.message];
      throw error;
    },
  );

async function setDamage(registry: Registry): Promise<readonly string[]> {
  const store = registry.store;
  const files = (await store.list(keys.sets)).filter(({ name }) => name.endsWith('.json'));
  const found = await pooled(files, AT_A_TIME, ({ name }) => {
    const key = `${keys.sets}/${name}`;
    return refusalOf(store.read(key).then((stored) => stored && parseStored(key, stored.text, storedSetSchema)));
  });
  return found.flat();
}

async function versionDamage(registry: Registry, name: string): Promise<readonly string[]> {
  const log = keys.versions(name);
  const remedy = `Publish the version that ops list ${name} misses again`;
  const lines = await lineWarnings(registry, log, remedy, (line) => publication.safeParse(line).success);
  const versions = [...new Set((await presentPublications(registry, name)).map(({ version }) => version))];
  const files = await pooled(versions, 2, (version) => refusalOf(filesAsPublished(registry, name, version)));
  return [...lines, ...files.flat()];
}
