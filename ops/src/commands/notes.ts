import type { Command } from '../cli/command.ts';
import { UsageError } from '../cli/usage-error.ts';
import { type RemoteNotes, setNotes } from '../notes/set-notes.ts';

export const notesCommand: Command = {
  name: 'notes',
  summary: 'what a set brings, in the words of the teams',
  forms: ['', 'current staged', '<set> <set>'],
  operands: [0, 2],
  changes: false,
  options: {},
  details: [
    'From the changelogs that are part of the published versions. Without operands what the set that runs brought compared',
    'with the one before. A set is named by its id, or as current, previous or staged.',
  ].join('\n'),
  async run(call) {
    if (call.operands.length === 1) throw new UsageError('ops notes takes two sets, or none: previous current.');
    const [before = 'previous', after = 'current'] = call.operands;
    const notes = await setNotes(call.registry, before, after);
    return { data: notes, text: notes.length === 0 ? 'The same versions.' : notes.map(saying).join('\n\n') };
  },
};

function saying({ name, before, after, versions }: RemoteNotes): string {
  const lines = versions.flatMap(({ version, notes }) => [
    `  ${version}`,
    ...notes.map(({ kind, text }) => `    ${kind}  ${text.replaceAll('\n', '\n           ')}`),
  ]);
  const none = '  Nothing is written down.';
  return [`${name} ${before ?? 'none'} → ${after ?? 'none'}`, ...(lines.length === 0 ? [none] : lines)].join('\n');
}
