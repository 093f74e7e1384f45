import type { Command, Output } from '../cli/command.ts';
import type { Call } from '../cli/call.ts';
import { moment } from '../cli/moments.ts';
import { table } from '../cli/table.ts';
import { showsSignatures, signatureOfVersion } from '../signing/describe.ts';
import { type Verdict, verdictInWords } from '../signing/signed.ts';
import { nothingPublished } from '../registry/versions.ts';
import { listHosts, type ListedVersion, listVersions } from '../release/list-versions.ts';

export const listCommand: Command = {
  name: 'list',
  summary: 'published versions of every remote and of the host, or of one',
  forms: ['[<remote>]'],
  operands: [0, 1],
  changes: false,
  options: {},
  details: '',
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
};

/** A version with who signed it. */
type SignedVersion = ListedVersion & { readonly signature: Verdict };

/**
 * Versions, in words.
 * @param every what is published, for the message when nothing of it is
 * @throws {Refusal} when nothing of it is published
 */
export function versionsOutput(
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
