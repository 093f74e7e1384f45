import type { Command, Output } from '../cli/command.ts';
import type { Changed } from '../release/activate.ts';
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
    return unstaged(done);
  },
};

/** Result as text. */
export const unstaged = (done: Changed): Output => ({
  data: done,
  text: done.changed ? `${done.before} is no longer staged` : 'Nothing was staged; nothing was changed',
});
