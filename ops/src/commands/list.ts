import type { Command } from '../cli/command.ts';
import { moment } from '../cli/moments.ts';
import { table } from '../cli/table.ts';
import { showsSignatures, signatureOfVersion } from '../signing/describe.ts';
import { verdictInWords } from '../signing/signature.ts';
import { Refusal } from '../refusal.ts';
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
    const [name] = call.operands;
    const every = [...(await listVersions(call.registry)), ...(await listHosts(call.registry))];
    const versions = every.filter((version) => name === undefined || version.name === name);
    if (name !== undefined && versions.length === 0) throw unknown(name, every);
    const signatures = await Promise.all(
      versions.map((entry) => signatureOfVersion(call.registry, entry.name, entry.version)),
    );
    const shows = showsSignatures(signatures);
    const rows = versions.map((entry, index) => [
      entry.name,
      entry.version,
      moment(entry.at),
      `${Math.round(entry.bytes / 1000)} kB`,
      entry.contract,
      entry.who ?? '-',
      stateOf(entry),
      ...(shows ? signatures.slice(index, index + 1).map(verdictInWords) : []),
    ]);
    return {
      data: versions.map((entry, index) => ({ ...entry, signature: signatures[index] })),
      text:
        versions.length === 0
          ? 'Nothing is published here.'
          : table([
              ['REMOTE', 'VERSION', 'PUBLISHED', 'SIZE', 'CONTRACT', 'BY', '', ...(shows ? ['SIGNATURE'] : [])],
              ...rows,
            ]),
    };
  },
};

function unknown(name: string, every: readonly ListedVersion[]): Refusal {
  const names = [...new Set(every.map((version) => version.name))].join(', ') || 'none';
  return new Refusal(`No version of ${name} is published here. Published: ${names}.`);
}

const stateOf = ({ running, staged, workingCopy }: ListedVersion): string =>
  [running ? 'runs' : '', staged && !running ? 'staged' : '', workingCopy ? 'working copy' : '']
    .filter((part) => part !== '')
    .join(', ');
