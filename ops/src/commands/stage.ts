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
  summary: 'let a role, named users or a share of all have versions before everybody does',
  forms: [
    'dispatch@1.2.0 … --role lead --why "…"',
    'dispatch@1.2.0 … --user ann@navette.example,bart@navette.example --why "…"',
    'dispatch@1.2.0 … --percent 10 --why "…"',
    '--latest --role lead --why "…"',
    '--staged --percent 30 --why "…"',
  ],
  operands: [0, 50],
  changes: true,
  options: {
    role: {
      value: '<role>',
      multiple: true,
      help: 'dispatch, account, invoice, admin, lead or super; may be repeated',
    },
    user: { value: '<e-mail>', multiple: true, help: 'a user, whatever the role; may be repeated' },
    percent: { value: '<number>', help: 'this share of all users, 1 to 100' },
    latest: { help: 'the highest version of every remote' },
    staged: { help: 'what is staged, for others or for more' },
    ...ASSURANCE,
  },
  details: [
    'They see a badge, and go back to the stable set with one click. Replaces what was staged until now.',
    'Checked as for an activation, except that no browser need have booted it. Ends with `ops activate --staged`,',
    '`ops unstage`, or the next stage. Working copies with --unverified only. A --user whom the suite does not know is',
    'warned of: it is asked as NAVETTE_VERIFY_USER, an account that may see the users. A share is the same users as long as',
    'the versions are the same: staged again with a larger one, those who had them keep them. Nobody is in it before signing in.',
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
    'ops stage takes either versions such as dispatch@1.2.0, or --latest, or --staged.',
  );

const audienceOf = (call: Call): Audience => ({
  roles: call.list('role'),
  users: call.list('user'),
  percent: call.number('percent') ?? 0,
});

function staffRole(role: string): StaffRole {
  if (!isStaffRole(role)) throw new UsageError(`There is no role ${role} among the staff: ${STAFF_ROLES.join(', ')}.`);
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
      : `${set} is staged for ${whom} already; nothing was changed`,
  };
}

export const unstageCommand: Command = {
  name: 'unstage',
  summary: 'end the trial; everybody is on the stable set again',
  forms: ['--why "…"'],
  changes: true,
  async run(call) {
    return unstaged(await unstage(call.registry, call.by));
  },
  async remotely(call, ask) {
    return unstaged(await ask((api) => api.POST('/service/ops/unstage', { body: { why: call.why } })));
  },
};

const unstaged = (done: Changed): Output => ({
  data: done,
  text: done.changed ? `${done.before} is no longer staged` : 'Nothing was staged; nothing was changed',
});
