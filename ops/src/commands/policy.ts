import type { Call } from '../cli/call.ts';
import { CHANGING, type Command } from '../cli/command.ts';
import { UsageError } from '../cli/usage-error.ts';
import { type Policy, readPolicy } from '../registry/policy.ts';
import { policyInWords, setPolicy } from '../release/set-policy.ts';

export const policyCommand: Command = {
  name: 'policy',
  summary: 'whether the suite goes back by itself, and when',
  forms: ['', '--automatic on|off [--budget 0.2] [--minimum 5] [--minutes 15] --why "…"'],
  operands: [0, 0],
  changes: false,
  options: {
    automatic: { type: 'string', value: 'on|off', help: 'whether it does' },
    budget: {
      type: 'string',
      value: '<share>',
      help: 'share of sessions, 0 to 1, with a failure of one remote that is still accepted',
    },
    minimum: {
      type: 'string',
      value: '<number>',
      help: 'sessions that must have asked for the remote before anything is decided',
    },
    minutes: { type: 'string', value: '<number>', help: 'length of time that is looked at' },
    ...CHANGING,
  },
  details: 'Without options it says what the policy is. What is not named stays as it is.',
  async run(call) {
    const choice = choiceOf(call);
    if (Object.keys(choice).length === 0) {
      if (call.text('why') !== undefined) throw new UsageError('What is to change? See ops policy --help.');
      const policy = await readPolicy(call.registry);
      return { data: policy, text: policyInWords(policy) };
    }
    const { policy, changed } = await setPolicy(call.registry, choice, call.by);
    return {
      data: { ...policy, changed },
      text: changed ? policyInWords(policy) : `${policyInWords(policy)}; nothing was changed`,
    };
  },
};

function choiceOf(call: Call): Partial<Policy> {
  const automatic = call.text('automatic');
  if (automatic !== undefined && automatic !== 'on' && automatic !== 'off')
    throw new UsageError('--automatic is on or off.');
  const [budget, minimum, minutes] = [call.number('budget'), call.number('minimum'), call.number('minutes')];
  return {
    ...(automatic === undefined ? {} : { automatic: automatic === 'on' }),
    ...(budget === undefined ? {} : { budget }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(minutes === undefined ? {} : { minutes }),
  };
}
