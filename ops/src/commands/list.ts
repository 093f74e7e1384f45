import type { Command } from '../cli/command.ts';
import { moment } from '../cli/moments.ts';
import { table } from '../cli/table.ts';
import { HOST } from '../registry/paths.ts';
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
    const versions = (await listVersions(call.registry)).filter(
      (version) => name === undefined || version.name === name,
    );
    const hosts = name === undefined || name === HOST ? await listHosts(call.registry) : [];
    const rows = [...versions, ...hosts].map((entry) => [
      entry.name,
      entry.version,
      moment(entry.at),
      `${Math.round(entry.bytes / 1000)} kB`,
      entry.contract,
      stateOf(entry),
    ]);
    return {
      data: [...versions, ...hosts],
      text:
        rows.length === 0
          ? 'Nothing is published here.'
          : table([['REMOTE', 'VERSION', 'PUBLISHED', 'SIZE', 'CONTRACT', ''], ...rows]),
    };
  },
};

const stateOf = ({ running, staged, workingCopy }: ListedVersion): string =>
  [running ? 'runs' : '', staged && !running ? 'staged' : '', workingCopy ? 'working copy' : '']
    .filter((part) => part !== '')
    .join(', ');
