import type { Command } from '../cli/command.ts';
import { rollback } from '../release/rollback.ts';

export const rollbackCommand: Command = {
  name: 'rollback',
  summary: 'go back to the set that ran before, or to a named one',
  forms: ['--why "…"', '--to <set> --why "…"'],
  operands: [0, 0],
  changes: true,
  options: { to: { type: 'string', value: '<set>', help: 'a set that ran before, as ops history names it' } },
  details: [
    'Takes a second: nothing is verified again, only the files must be those that ran. A second rollback goes one further',
    'back; it does not return to what was left. What is staged stays staged.',
  ].join('\n'),
  async run(call) {
    const done = await rollback(call.registry, call.by, call.text('to'));
    return {
      data: done,
      text: done.changed
        ? `${done.set} runs again\n  left ${done.before}`
        : `${done.set} runs already; nothing was changed`,
    };
  },
};
