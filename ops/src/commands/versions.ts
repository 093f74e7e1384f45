import type { components } from '@navette/openapi/types';
import { packBuild } from '../upload/zip.ts';
import { hashesOf } from '../registry/files.ts';
import { basename, dirname, resolve } from 'node:path';
import type { Command, Output } from '../cli/command.ts';
import { changesWithoutVersion, publish, type Published, readBuild } from '../release/publish.ts';
import { type Call, UsageError } from '../cli/call.ts';
import { moment, table } from '../cli/print.ts';
import { showsSignatures, signatureOfVersion } from '../signing/signatures.ts';
import { verdictInWords, signText, signedVersion } from '../signing/signed.ts';
import { nothingPublished } from '../registry/versions.ts';
import { listHosts, type ListedVersion, listVersions } from '../release/lists.ts';
import { type Pruned, prune } from '../release/prune.ts';

export const publishCommand: Command = {
  name: 'publish',
  summary: 'publish a built remote in the registry, where it never changes',
  forms: ['<dist folder> [--working-copy]'],
  operands: [1, 1],
  options: {
    'working-copy': {
      help: 'use a folder per content (1.2.0+3f9ac1d2b4e6), for a version in development',
    },
    who: { value: '<name>', help: 'your name, recorded with the version (NAVETTE_WHO, SUDO_USER, USER)' },
    why: {
      value: '"…"',
      help: 'reason for publishing 1.2.3 after 1.2.4 of the same minor version',
    },
  },
  details: [
    "The version is that of the remote's package.json. The same content again adds nothing; other content under a",
    'published version is refused, as is a folder with a missing or inconsistent declaration, manifest or facts.',
    'Publishing activates nothing: see stage and activate. A version below a published one needs a reason only within its',
    'minor version: 1.2.5 may follow 1.3.0, but needs a reason after 1.2.6.',
  ].join('\n'),
  async run(call) {
    const dist = resolve(call.operands[0] ?? '');
    const workingCopy = call.flag('working-copy');
    const published = await publish(call.registryToBe, dist, {
      workingCopy,
      why: call.text('why'),
      who: call.who,
    });
    // A working copy is what these changes are written in.
    return publishedOutput(published, workingCopy ? [] : await changesWithoutVersion(dist));
  },
  /** Uploads it, signed with the key of this process, if there is one. */
  async remotely(call, ask) {
    const dist = resolve(call.operands[0] ?? '');
    const { name, version, files } = await readBuild(dist, false);
    const { signer } = call.signing;
    const signature = signer && signText(signedVersion(name, version, hashesOf(files)).text, signer, new Date());
    const why = call.text('why');
    const query = {
      ...(why === undefined ? {} : { why }),
      ...(signature && { signedBy: signature.key, signedAt: signature.at, signature: signature.signature }),
    };
    const zip = await packBuild(dist);
    const published = await ask((api) =>
      api.POST('/service/ops/publish', {
        params: { query },
        headers: { 'content-type': 'application/octet-stream' },
        body: '',
        bodySerializer: () => zip,
      }),
    );
    return publishedOutput(published, await changesWithoutVersion(dist));
  },
};

/**
 * Result as text.
 * @param waiting changesets that belong to no version yet
 */
function publishedOutput(
  published: Omit<Published, 'folder'> & { readonly folder?: string },
  waiting: readonly string[],
): Output {
  const { name, version, added, folder } = published;
  const warnings = withoutVersion(waiting, `${name} ${version}`);
  const where = folder === undefined ? '' : `\n  in ${folder}`;
  return {
    warnings,
    data: { ...published, warnings },
    text: added
      ? `${name} ${version} published${where}`
      : `${name} ${version} was already published with the same content; nothing was added`,
  };
}

/** One warning: a line for each would push what was done out of sight. */
function withoutVersion(files: readonly string[], published: string): string[] {
  const [first] = files;
  if (first === undefined) return [];
  if (files.length === 1)
    return [`${first} is not part of a version yet: the changelog of ${published} does not mention it.`];
  const names = files.map((file) => basename(file)).join(', ');
  return [
    `${files.length} files of ${dirname(first)} are not part of a version yet: the changelog of ${published} does not mention ${names}.`,
  ];
}

export const listCommand: Command = {
  name: 'list',
  summary: 'list published versions of all remotes and the host, or of one',
  forms: ['[<remote>]'],
  operands: [0, 1],
  async run(call) {
    const every = [...(await listVersions(call.registry)), ...(await listHosts(call.registry))];
    const [name] = call.operands;
    const asked = every.filter((entry) => name === undefined || entry.name === name);
    const versions = await Promise.all(
      asked.map(async (entry) => ({
        ...entry,
        signature: await signatureOfVersion(call.registry, entry.name, entry.version),
      })),
    );
    return versionsOutput(call, versions, every);
  },
  async remotely(call, ask) {
    const every = await ask((api) => api.GET('/service/ops/versions'));
    const [name] = call.operands;
    return versionsOutput(
      call,
      every.filter((entry) => name === undefined || entry.name === name),
      every,
    );
  },
};

type SignedVersion = components['schemas']['OpsVersion'];

/**
 * Versions, in words.
 * @param every what is published, for the message when nothing of it is
 * @throws {Refusal} when nothing of it is published
 */
function versionsOutput(
  { operands: [name], signing }: Call,
  versions: readonly SignedVersion[],
  every: readonly ListedVersion[],
): Output {
  if (name !== undefined && versions.length === 0)
    throw nothingPublished(name, [...new Set(every.map((version) => version.name))]);
  if (versions.length === 0) return { data: versions, text: 'No published versions.' };
  const shows = showsSignatures(
    signing,
    versions.map(({ signature }) => signature),
  );
  const rows = versions.map((entry) => [
    entry.name,
    entry.version,
    moment(entry.at),
    `${Math.round(entry.bytes / 1000)} kB`,
    entry.contract,
    entry.who ?? '-',
    stateOf(entry),
    ...(shows ? [verdictInWords(entry.signature)] : []),
  ]);
  const head = ['REMOTE', 'VERSION', 'PUBLISHED', 'SIZE', 'CONTRACT', 'BY', '', ...(shows ? ['SIGNATURE'] : [])];
  return { data: versions, text: table([head, ...rows]) };
}

const stateOf = ({ running, staged, workingCopy }: ListedVersion): string =>
  [running ? 'runs' : '', staged && !running ? 'staged' : '', workingCopy ? 'working copy' : '']
    .filter((part) => part !== '')
    .join(', ');

export const pruneCommand: Command = {
  name: 'prune',
  summary: 'remove sets and versions that are no longer needed',
  forms: ['[--days 7] --why "…"', '[--days 7] --dry-run'],
  changes: true,
  options: {
    days: { value: '<number>', help: 'days that a page may stay open on an old set, at least 1 (7)' },
    'dry-run': { help: 'only print what would be removed' },
  },
  details: [
    'Keeps the running set, its rollback target, the staged set, every set that ran or was staged within these days,',
    'all versions of these sets, the highest version of every remote, and every version younger than that. Open pages',
    'load files of their set on demand; a page that is open for longer than --days may fail to load them.',
  ].join('\n'),
  async run(call) {
    const [days, dryRun] = [call.number('days') ?? 7, call.flag('dry-run')];
    if (days < 1) throw new UsageError('--days must be at least 1: users keep a page open all day.');
    const pruned = await prune(call.registry, { days, dryRun }, dryRun ? { who: 'nobody', why: 'dry run' } : call.by);
    return { data: pruned, text: saying(pruned, dryRun) };
  },
};

function saying({ sets, versions, bytes }: Pruned, dryRun: boolean): string {
  if (sets.length + versions.length === 0) return 'All versions are still needed; nothing was removed';
  const rows = [
    ...sets.map((id) => ['  set', id, '']),
    ...versions.map(({ name, version, bytes: size }) => [`  ${name}`, version, `${Math.round(size / 1000)} kB`]),
  ];
  return `${dryRun ? 'Would remove' : 'Removed'} ${sets.length} sets and ${versions.length} versions, ${(bytes / 1e6).toFixed(1)} MB\n${table(rows)}`;
}
