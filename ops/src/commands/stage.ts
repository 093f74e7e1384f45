import { ASSURANCE, assuranceOf } from '../cli/read-deployed.ts';
import type { Command, Output } from '../cli/command.ts';
import { type Call, choiceOf, UsageError } from '../cli/call.ts';
import { unknownUsers } from '../cli/unknown-users.ts';
import { type Audience, audienceInWords } from '../registry/staged.ts';
import type { Changed } from '../release/activate.ts';
import { asBody } from '../cli/ops-api.ts';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '@navette/shared/domain';
import { stage, unstage } from '../release/stage.ts';

export const stageCommand: Command = {
  name: 'stage',
  summary: 'give versions to a role, to named users or to a share of all users before everybody',
  forms: [
    'dispatch@1.2.0 … --role lead --why "…"',
    'dispatch@1.2.0 … --user ann@navette.example,bart@navette.example --why "…"',
    'dispatch@1.2.0 … --percent 10 --why "…"',
    '--latest --role lead --why "…"',
    'dispatch@staged --percent 30 --why "…"',
  ],
  operands: [0, 50],
  changes: true,
  options: {
    role: {
      value: '<role>',
      multiple: true,
      help: 'dispatch, account, invoice, admin, lead or super; may be repeated',
    },
    user: { value: '<e-mail>', multiple: true, help: 'a user, with any role; may be repeated' },
    percent: { value: '<number>', help: 'percentage of all users, 1 to 100' },
    latest: { help: 'the highest version of every remote' },
    staged: { help: 'the only trial, for another audience; of several, dispatch@staged names one' },
    ...ASSURANCE,
  },
  details: [
    'These users see a badge, and can return to the stable set with one click. Each remote has a trial of its own, which',
    'this replaces; versions that are staged together stay together. A user whom several trials reach gets all of them:',
    'checked like an activation, but without a boot check, and with every combination that some user can get. Ends with',
    '`ops activate dispatch@staged`, `ops unstage dispatch`, or the next `ops stage` of a remote in it. Working copies only',
    'with --unverified. An unknown --user gives a warning: users are checked with NAVETTE_VERIFY_USER, an account that may',
    'list them. A share has the same users as long as the versions are the same, also when it grows, and only signed-in ones.',
  ].join('\n'),
  async run(call) {
    const audience = audienceOf(call);
    const done = await stage(call.registry, wantedToTry(call), audience, call.by, await assuranceOf(call));
    const warnings = await unknownUsers(call, audience.users);
    return staged({ ...done, warnings }, audience);
  },
  async remotely(call, ask) {
    const audience = audienceOf(call);
    const { roles, users, percent } = audience;
    const whom = { roles: roles.map(staffRole), users: [...users], percent };
    const body = { ...asBody(wantedToTry(call)), ...whom, why: call.why };
    return staged(await ask((api) => api.POST('/service/ops/stage', { body })), audience);
  },
};

/** Versions to try out, or the source of them. */
const wantedToTry = (call: Call) =>
  choiceOf(
    call,
    ['latest', 'staged'],
    'ops stage requires either versions such as dispatch@1.2.0, or one of --latest and --staged.',
  );

const audienceOf = (call: Call): Audience => ({
  roles: call.list('role'),
  users: call.list('user'),
  percent: call.number('percent') ?? 0,
});

function staffRole(role: string): StaffRole {
  if (!isStaffRole(role)) throw new UsageError(`There is no staff role ${role}: ${STAFF_ROLES.join(', ')}.`);
  return role;
}

function staged(done: Changed & { readonly warnings?: readonly string[] }, audience: Audience): Output {
  const { set, before, changed, verified, warnings = [] } = done;
  const whom = audienceInWords(audience);
  const instead = before === null || before === set ? '' : `\n  instead of ${before}`;
  return {
    data: { ...done, ...audience },
    warnings,
    text: changed
      ? `${set} is staged for ${whom}\n  checked ${verified}${instead}`
      : `${set} is already staged for ${whom}; nothing was changed`,
  };
}

export const unstageCommand: Command = {
  name: 'unstage',
  summary: 'end trials; their users return to the stable set',
  forms: ['dispatch … --why "…"', '--why "…"'],
  operands: [0, 50],
  changes: true,
  details: 'Without a remote it ends every trial.',
  async run(call) {
    return unstaged(call, await unstage(call.registry, call.by, namesOf(call)));
  },
  async remotely(call, ask) {
    const remotes = call.operands.length === 0 ? {} : { remotes: [...call.operands] };
    return unstaged(
      call,
      await ask((api) => api.POST('/service/ops/unstage', { body: { ...remotes, why: call.why } })),
    );
  },
};

/** Remotes whose trials end. */
function namesOf({ operands }: Call): string[] {
  const odd = operands.find((name) => !/^[a-z][a-z\d-]{0,40}$/.test(name));
  if (odd !== undefined) throw new UsageError(`${odd} is not the name of a remote, such as dispatch.`);
  return [...operands];
}

function unstaged({ operands }: Call, done: Changed): Output {
  const what = operands.length === 0 ? 'every remote' : operands.join(', ');
  return {
    data: done,
    text: done.changed ? `Ended the trials of ${what}` : 'Nothing of that was staged; nothing was changed',
  };
}
