import type { Command } from '../cli/command.ts';
import { table } from '../cli/print.ts';
import { type DetailedDifference, diff, type SetDifference } from '../release/diff.ts';

export const diffCommand: Command = {
  name: 'diff',
  summary: 'show the differences between two sets',
  forms: ['<set> <set>', 'previous current', 'current dispatch@staged'],
  operands: [2, 2],
  details: 'A set is named by its id, or as current, previous, staged (the only trial) or dispatch@staged.',
  async run(call) {
    const [before = '', after = ''] = call.operands;
    const found = await diff(call.registry, before, after);
    return { data: found, text: saying(found) };
  },
};

function saying({ before, after, remotes, menu, roles, contract }: SetDifference): string {
  const lines = [
    ...(contract.before === contract.after ? [] : [`host contract ${contract.before} → ${contract.after}`]),
    ...(remotes.length === 0
      ? []
      : [
          table([
            ['REMOTE', 'BEFORE', 'AFTER', 'FILES', 'BESIDES'],
            ...remotes.map((remote) => [
              remote.name,
              remote.before ?? '-',
              remote.after ?? '-',
              String(remote.files),
              besides(remote),
            ]),
          ]),
        ]),
    ...menu.map((path) => `menu entry ${path} has changed`),
    ...roles.map((change) => `roles of ${change}`),
  ];
  return [
    `${before} → ${after}`,
    lines.length === 0 ? 'The same versions, the same menu, the same roles.' : lines.join('\n'),
  ].join('\n\n');
}

const besides = ({ modules, operations, permissions }: DetailedDifference): string =>
  [
    ...signed('+', modules.added),
    ...signed('-', modules.removed),
    ...signed('+', operations.added),
    ...signed('-', operations.removed),
    ...signed('+', permissions.added),
    ...signed('-', permissions.removed),
  ].join(' ') || '-';

const signed = (sign: string, names: readonly string[]): string[] => names.map((name) => `${sign}${name}`);
