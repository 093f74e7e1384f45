import { type Call, UsageError } from '../cli/call.ts';
import type { Command, Output } from '../cli/command.ts';
import { moment, table } from '../cli/print.ts';
import { historyWarnings } from '../registry/history.ts';
import { type ListedChange, listHistory } from '../release/lists.ts';

export const historyCommand: Command = {
  name: 'history',
  summary: 'list changes with author, time and reason, newest first',
  forms: ['[--limit 20]'],
  options: { limit: { value: '<number>', help: 'number of lines (20)' } },
  async run(call) {
    const changes = await listHistory(call.registry, limitOf(call));
    return { ...historyOutput(changes), warnings: await historyWarnings(call.registry) };
  },
  async remotely(call, ask) {
    const params = { query: { limit: limitOf(call) } };
    return historyOutput(await ask((api) => api.GET('/service/ops/history', { params })));
  },
};

/** Number of lines that `--limit` asks for. */
function limitOf(call: Call): number {
  const limit = call.number('limit') ?? 20;
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit must be a whole number of at least 1.');
  return limit;
}

/** A change, also of a version of ops that knows other actions. */
type ShownChange = Omit<ListedChange, 'action' | 'what'> & {
  readonly action: string;
  readonly what?: string | undefined;
};

function historyOutput(changes: readonly ShownChange[]): Output {
  if (changes.length === 0) return { data: changes, text: 'The history is empty.' };
  const rows = changes.map((change) => [
    moment(change.at),
    change.who,
    change.action,
    change.after ?? '-',
    changed(change),
    checked(change),
    change.why,
  ]);
  return { data: changes, text: table([['WHEN', 'WHO', 'WHAT', 'SET', 'CHANGED', 'CHECKED', 'WHY'], ...rows]) };
}

function changed({ remotes, what }: ShownChange): string {
  const versions = remotes.map(({ name, before, after }) => `${name} ${before ?? 'none'} → ${after ?? 'none'}`);
  return [...versions, ...(what === undefined ? [] : [what])].join(', ') || '-';
}

const checked = ({ action, verified }: ShownChange): string =>
  ['activate', 'rollback', 'stage'].includes(action) ? verified : '-';
