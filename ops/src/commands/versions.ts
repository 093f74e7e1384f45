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
  summary: 'copy a built remote into the registry, where it never changes again',
  forms: ['<dist folder> [--working-copy]'],
  operands: [1, 1],
  options: {
    'working-copy': {
      help: 'give every content a folder of its own (1.2.0+3f9ac1d2b4e6), for a version that is still being written',
    },
    who: { value: '<name>', help: 'who publishes it (NAVETTE_WHO, SUDO_USER, USER)' },
    why: {
      value: '"…"',
      help: 'the reason why a version comes after a later one of its line, 1.2.3 after 1.2.4',
    },
  },
  details: [
    "The version is that of the remote's package.json. The same content again adds nothing; other content under a",
    'published version is refused, and so is a folder whose declaration, manifest and facts are missing or disagree.',
    'Nobody gets anything by this: stage and activate do that. A line is what has the same first two numbers: 1.2.5',
    'may follow 1.3.0, for those who stay on 1.2; before 1.2.6 it wants a reason.',
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
      : `${name} ${version} was published already with exactly this content; nothing was added`,
  };
}

/** One warning: a line for each would push what was done out of sight. */
function withoutVersion(files: readonly string[], published: string): string[] {
  const [first] = files;
  if (first === undefined) return [];
  if (files.length === 1) return [`${first} belongs to no version yet: ${published} says nothing of it.`];
  const names = files.map((file) => basename(file)).join(', ');
  return [
    `${files.length} files of ${dirname(first)} belong to no version yet: ${published} says nothing of ${names}.`,
  ];
}

export const listCommand: Command = {
  name: 'list',
  summary: 'published versions of every remote and of the host, or of one',
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

/** A version with who signed it. */
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
  if (versions.length === 0) return { data: versions, text: 'Nothing is published here.' };
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
  summary: 'remove sets and versions that nobody needs any more',
  forms: ['[--days 7] --why "…"', '[--days 7] --dry-run'],
  changes: true,
  options: {
    days: { value: '<number>', help: 'how long a page may stay open on an old set, at least 1 (7)' },
    'dry-run': { help: 'only say what would be removed' },
  },
  details: [
    'Kept are what runs, what a rollback goes to, what is staged, every set that ran or was staged within these days,',
    'all versions of these, the highest version of every remote, and every version younger than that. Open pages',
    'load files of their set when they need them; a page that has been open for longer than --days may lose them.',
  ].join('\n'),
  async run(call) {
    const [days, dryRun] = [call.number('days') ?? 7, call.flag('dry-run')];
    if (days < 1) throw new UsageError('--days is at least 1: people work a day on one page.');
    const pruned = await prune(call.registry, { days, dryRun }, dryRun ? { who: 'nobody', why: 'dry run' } : call.by);
    return { data: pruned, text: saying(pruned, dryRun) };
  },
};

function saying({ sets, versions, bytes }: Pruned, dryRun: boolean): string {
  if (sets.length + versions.length === 0) return 'Everything is still needed; nothing was removed';
  const rows = [
    ...sets.map((id) => ['  set', id, '']),
    ...versions.map(({ name, version, bytes: size }) => [`  ${name}`, version, `${Math.round(size / 1000)} kB`]),
  ];
  return `${dryRun ? 'Would remove' : 'Removed'} ${sets.length} sets and ${versions.length} versions, ${(bytes / 1e6).toFixed(1)} MB\n${table(rows)}`;
}
