import { type Command, CHANGING } from '../cli/command.ts';
import { activateCommand, removeCommand } from './activate.ts';
import { backupCommands } from './backup.ts';
import { desiredCommands } from './apply.ts';
import { diffCommand } from './diff.ts';
import { historyCommand } from './history.ts';
import { incidentCommand } from './incident.ts';
import { keygenCommand, tokenCommands } from './token.ts';
import { listCommand, pruneCommand, publishCommand } from './versions.ts';
import { menuCommands } from './menu.ts';
import { rollbackCommand } from './rollback.ts';
import { stageCommand, unstageCommand } from './stage.ts';
import { statusCommand } from './status.ts';
import { verifyCommand } from './verify.ts';
import { type RemoteNotes, setNotes } from '../release/diff.ts';
import { moment, ago } from '../cli/print.ts';
import {
  type OverridePermit,
  readOverrides,
  allowOverrides,
  forbidOverrides,
  type Policy,
  readPolicy,
  policyInWords,
  setPolicy,
} from '../release/rules.ts';
import { type Call, UsageError } from '../cli/call.ts';

const notesCommand: Command = {
  name: 'notes',
  summary: 'changelog of a set, as written by the teams',
  forms: ['', 'current dispatch@staged', '<set> <set>'],
  operands: [0, 2],
  details: [
    'From the changelogs that are part of the published versions. Without operands what the set that runs brought compared',
    'with the one before. A set is named by its id, or as current, previous, staged or dispatch@staged.',
  ].join('\n'),
  async run(call) {
    if (call.operands.length === 1) throw new UsageError('ops notes requires two sets, or none (previous current).');
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
  const none = '  No changelog.';
  return [`${name} ${before ?? 'none'} → ${after ?? 'none'}`, ...(lines.length === 0 ? [none] : lines)].join('\n');
}

const overridesCommands: readonly Command[] = [
  {
    name: 'overrides',
    summary: 'show whether developers may override a remote (off by default)',
    details: 'To change it: overrides allow, overrides forbid.',
    async run(call) {
      const permit = (await readOverrides(call.registry)) ?? null;
      return { data: permit, text: permit ? inWords(permit) : 'Forbidden: remotes come only from the registry.' };
    },
  },
  {
    name: 'overrides allow',
    summary: 'allow developers to override remotes from these origins for some hours',
    forms: ['https://dev.example:4310 … [--hours 8] --why "…"'],
    operands: [1, 20],
    changes: true,
    options: { hours: { value: '<number>', help: 'how long, at most 72 (8)' } },
    details: 'Replaces the current permission, and expires. https, or http on localhost.',
    async run(call) {
      const permit = await allowOverrides(call.registry, call.operands, call.number('hours') ?? 8, call.by);
      return { data: permit, text: inWords(permit) };
    },
  },
  {
    name: 'overrides forbid',
    summary: 'forbid overrides again; remotes come only from the registry',
    forms: ['--why "…"'],
    changes: true,
    async run(call) {
      const done = await forbidOverrides(call.registry, call.by);
      return {
        data: done,
        text: done.changed
          ? 'Forbidden: remotes come only from the registry.'
          : 'Already forbidden; nothing was changed',
      };
    },
  },
];

const inWords = ({ origins, until, who, why }: OverridePermit): string =>
  `Allowed from ${origins.join(', ')}\n  until ${moment(until)}, ${ago(until)}\n  by ${who}: ${why}`;

const policyCommand: Command = {
  name: 'policy',
  summary: 'show or change the policy of automatic rollback',
  forms: ['', '--automatic on|off [--budget 0.2] [--minimum 5] [--minutes 15] --why "…"'],
  options: {
    automatic: { value: 'on|off', help: 'turn automatic rollback on or off' },
    budget: {
      value: '<share>',
      help: 'accepted share of sessions with a failure of one remote, 0 to 1',
    },
    minimum: {
      value: '<number>',
      help: 'minimum number of sessions that requested the remote before a decision',
    },
    minutes: { value: '<number>', help: 'length of the observed period' },
    ...CHANGING,
  },
  details: 'Without options, prints the policy. Omitted options stay unchanged.',
  async run(call) {
    const choice = choiceOf(call);
    if (Object.keys(choice).length === 0) {
      if (call.text('why') !== undefined) throw new UsageError('Name an option to change. See ops policy --help.');
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
    throw new UsageError('--automatic must be on or off.');
  const [budget, minimum, minutes] = [call.number('budget'), call.number('minimum'), call.number('minutes')];
  return {
    ...(automatic === undefined ? {} : { automatic: automatic === 'on' }),
    ...(budget === undefined ? {} : { budget }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(minutes === undefined ? {} : { minutes }),
  };
}

/** Every command, in the order in which a release meets them. */
export const commands: readonly Command[] = [
  publishCommand,
  listCommand,
  verifyCommand,
  stageCommand,
  unstageCommand,
  activateCommand,
  removeCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  diffCommand,
  notesCommand,
  pruneCommand,
  ...desiredCommands,
  policyCommand,
  ...tokenCommands,
  keygenCommand,
  ...overridesCommands,
  ...menuCommands,
  ...backupCommands,
  incidentCommand,
];
