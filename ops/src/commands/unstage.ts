import type { Command } from '../cli/command.ts';
import { unstage } from '../release/unstage.ts';

export const unstageCommand: Command = {
  name: 'unstage',
  summary: 'end the trial; everybody is on the stable set again',
  forms: ['--why "…"'],
  operands: [0, 0],
  changes: true,
  options: {},
  details: '',
  async run(call) {
    const done = await unstage(call.registry, call.by);
    return {
      data: done,
      text: done.changed ? `${done.before} is no longer staged` : 'Nothing was staged; nothing was changed',
    };
  },
};
