import { isStaffRole, STAFF_ROLES, type StaffRole } from '@navette/shared/domain';
import { type Call, UsageError } from '../cli/call.ts';
import type { Command, Output } from '../cli/command.ts';
import { activationInWords, wantedToRun } from '../commands/activate.ts';
import { drifted, readInput, saying, schemaOutput } from '../commands/apply.ts';
import { historyOutput, limitOf } from '../commands/history.ts';
import { keygenCommand } from '../commands/keygen.ts';
import { versionsOutput } from '../commands/list.ts';
import { rolledBack, targetOf } from '../commands/rollback.ts';
import { audienceOf, stagingInWords, wantedToTry } from '../commands/stage.ts';
import { statusOutput } from '../commands/status.ts';
import { unstaged } from '../commands/unstage.ts';
import { reportInWords, wantedOf } from '../commands/verify.ts';
import { Refusal } from '../refusal.ts';
import { answered, type OpsApi, opsApi } from './ops-api.ts';
import type { Remote } from './remote-of.ts';
import { resolve } from 'node:path';
import { publishedOutput } from '../commands/publish.ts';
import { changesWithoutVersion } from '../release/changes-without-version.ts';
import { readBuild } from '../release/read-build.ts';
import { signText } from '../signing/signed.ts';
import { signedVersion } from '../signing/signed.ts';
import { packBuild } from '../upload/pack.ts';

type RemoteCommand = (call: Call, remote: Remote, api: OpsApi) => Promise<Output>;

/** Versions or a source of them, as the API takes them. */
const choice = <Source extends string>(wanted: { name: string; version: string }[] | Source) =>
  typeof wanted === 'string' ? { source: wanted } : { remotes: wanted };

function staffRole(role: string): StaffRole {
  if (!isStaffRole(role)) throw new UsageError(`There is no role ${role} among the staff: ${STAFF_ROLES.join(', ')}.`);
  return role;
}

const bootOf = (call: Call) => ({ withoutBoot: call.flag('without-boot') });

/** The suite gets the content alone, and calls the file by its usual name. */
const inFile = <Body>(name: string, answer: Promise<Body>): Promise<Body> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.message.replaceAll(/^release\.yaml(?=:)/gmu, name), { cause: error });
  });

/** Commands that the API of a suite does, and those that need no registry. */
const remoteCommands: Readonly<Record<string, RemoteCommand>> = {
  publish: publishRemotely,
  keygen: (call) => keygenCommand.run(call),
  list: async (call, remote, api) => {
    const every = await answered(remote, api.GET('/service/ops/versions'));
    const [name] = call.operands;
    return versionsOutput(
      call,
      every.filter((entry) => name === undefined || entry.name === name),
      every,
    );
  },
  status: async ({ signing }, remote, api) =>
    statusOutput(signing, await answered(remote, api.GET('/service/ops/status'))),
  history: async (call, remote, api) =>
    historyOutput(
      (await answered(remote, api.GET('/service/ops/history', { params: { query: { limit: limitOf(call) } } }))).map(
        ({ what, ...change }) => ({ ...change, ...(what === undefined ? {} : { what }) }),
      ),
    ),
  verify: async (call, remote, api) => {
    const report = await answered(remote, api.POST('/service/ops/verify', { body: choice(wantedOf(call)) }));
    return { data: report, text: reportInWords(report), code: report.passed ? 0 : 1 };
  },
  activate: async (call, remote, api) => {
    const wanted = wantedToRun(call);
    // A suite that answers has a set already, or is told which one it gets.
    if (wanted === 'first') throw new UsageError('--first needs the registry itself, not a suite that answers.');
    const body = { ...choice(wanted), ...bootOf(call), why: call.why };
    const done = await answered(remote, api.POST('/service/ops/activate', { body }));
    return { data: done, text: activationInWords(done) };
  },
  stage: async (call, remote, api) => {
    const audience = audienceOf(call);
    const { roles, users, percent } = audience;
    const body = {
      ...choice(wantedToTry(call)),
      roles: roles.map(staffRole),
      users: [...users],
      percent,
      why: call.why,
    };
    const done = await answered(remote, api.POST('/service/ops/stage', { body }));
    return { data: { ...done, ...audience }, text: stagingInWords(done, audience) };
  },
  unstage: async (call, remote, api) =>
    unstaged(await answered(remote, api.POST('/service/ops/unstage', { body: { why: call.why } }))),
  rollback: async (call, remote, api) => {
    const { to, remotes } = targetOf(call);
    const { why } = call;
    const running = to === undefined ? (await answered(remote, api.GET('/service/ops/status'))).running : null;
    const target = { ...(to === undefined ? {} : { to }), ...(remotes.length > 0 ? { remotes } : {}) };
    const body = { ...target, ...(running ? { from: running.set } : {}), why };
    return rolledBack(await answered(remote, api.POST('/service/ops/rollback', { body })), remotes);
  },
  apply: async (call, remote, api) => {
    const [file, name] = await readInput(call.operands[0] ?? '');
    if (call.flag('dry-run')) {
      const plan = await inFile(name, answered(remote, api.POST('/service/ops/plan', { body: { file } })));
      return { data: plan, text: saying(plan.changes, 'Would change') };
    }
    const body = { file, ...bootOf(call), why: call.why };
    const done = await inFile(name, answered(remote, api.POST('/service/ops/apply', { body })));
    return { data: done, text: saying(done.changes, 'Changed') };
  },
  drift: async (call, remote, api) => {
    const [file, name] = await readInput(call.operands[0] ?? '');
    return drifted((await inFile(name, answered(remote, api.POST('/service/ops/plan', { body: { file } })))).changes);
  },
  export: async (call, remote, api) => {
    if (call.flag('schema')) return schemaOutput();
    const data = await answered(remote, api.GET('/service/ops/export'));
    return { data, text: data.file.trimEnd() };
  },
};

/** Options that mean something on the registry's machine alone. */
const LOCAL = ['unverified', 'boot', 'host-dir', 'openapi', 'working-copy', 'bootstrap', 'who'];

/**
 * Has a command done by the API of a suite.
 * @throws {Refusal} for a command that works on the registry's machine only
 * @throws {UsageError} for an option that does
 */
export function runRemotely(command: Command, call: Call, remote: Remote): Promise<Output> {
  const run = remoteCommands[command.name];
  if (!run)
    throw new Refusal(
      `ops ${command.name} works on the registry itself: name it with --registry. The API has: ${Object.keys(remoteCommands).join(', ')}.`,
    );
  const local = LOCAL.find((option) => call.flag(option) || call.text(option) !== undefined);
  if (local !== undefined) throw new UsageError(`--${local} works on the registry itself, not by the API.`);
  return run(call, remote, opsApi(remote));
}

/** Uploads a built remote, signed with the key of this process, if there is one. */
async function publishRemotely(call: Call, remote: Remote): Promise<Output> {
  const dist = resolve(call.operands[0] ?? '');
  const { name, version, files } = await readBuild(dist, false);
  const { signer } = call.signing;
  const hashes = Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]));
  const signature = signer && signText(signedVersion(name, version, hashes).text, signer, new Date());
  const why = call.text('why');
  const zip = await packBuild(dist);
  const published = await answered(
    remote,
    opsApi(remote).POST('/service/ops/publish', {
      params: {
        query: {
          ...(why === undefined ? {} : { why }),
          ...(signature && { signedBy: signature.key, signedAt: signature.at, signature: signature.signature }),
        },
      },
      headers: { 'content-type': 'application/octet-stream' },
      body: '',
      bodySerializer: () => zip,
    }),
  );
  return publishedOutput(published, await changesWithoutVersion(dist));
}
