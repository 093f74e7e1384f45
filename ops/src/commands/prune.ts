import type { Command } from '../cli/command.ts';
import { UsageError } from '../cli/call.ts';
import { table } from '../cli/table.ts';
import { type Pruned, prune } from '../release/prune.ts';

export const pruneCommand: Command = {
  name: 'prune',
  summary: 'remove sets and versions that nobody needs any more',
  forms: ['[--days 7] --why "…"', '[--days 7] --dry-run'],
  operands: [0, 0],
  changes: true,
  options: {
    days: { type: 'string', value: '<number>', help: 'how long a page may stay open on an old set, at least 1 (7)' },
    'dry-run': { type: 'boolean', help: 'only say what would be removed' },
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
