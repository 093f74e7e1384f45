import { ASSURANCE, assuranceOf } from '../cli/assurance-options.ts';
import type { Command } from '../cli/command.ts';
import { UsageError } from '../cli/usage-error.ts';
import { picksOf } from '../cli/picks.ts';
import { unknownUsers } from '../cli/unknown-users.ts';
import { stage } from '../release/stage.ts';

export const stageCommand: Command = {
  name: 'stage',
  summary: 'let a role or named users have versions before everybody does',
  forms: [
    'dispatch@1.2.0 … --role lead --why "…"',
    'dispatch@1.2.0 … --user ann@navette.example,bart@navette.example --why "…"',
    '--latest --role lead --why "…"',
  ],
  operands: [0, 50],
  changes: true,
  options: {
    role: {
      type: 'string',
      value: '<role>',
      multiple: true,
      help: 'dispatch, account, invoice, admin, lead or super; may be repeated',
    },
    user: { type: 'string', value: '<e-mail>', multiple: true, help: 'a user, whatever the role; may be repeated' },
    latest: { type: 'boolean', help: 'the highest version of every remote' },
    ...ASSURANCE,
  },
  details: [
    'They see a badge, and go back to the stable set with one click. Replaces what was staged until now.',
    'Checked as for an activation, except that no browser need have booted it. Ends with `ops activate --staged`,',
    '`ops unstage`, or the next stage. Working copies with --unverified only. A --user whom the suite does not know is',
    'warned of: it is asked as NAVETTE_VERIFY_USER, an account that may see the users.',
  ].join('\n'),
  async run(call) {
    const [picks, latest] = [picksOf(call.operands), call.flag('latest')];
    if (latest === picks.length > 0)
      throw new UsageError('ops stage takes either versions such as dispatch@1.2.0, or --latest.');
    const audience = { roles: call.list('role'), users: call.list('user') };
    const done = await stage(call.registry, latest ? 'latest' : picks, audience, call.by, await assuranceOf(call));
    const warnings = audience.users.length > 0 ? await unknownUsers(call, audience.users) : [];
    const whom = [...audience.roles, ...audience.users].join(', ');
    const text = done.changed
      ? [
          `${done.set} is staged for ${whom}`,
          `  checked ${done.verified}`,
          ...(done.before === null || done.before === done.set ? [] : [`  instead of ${done.before}`]),
        ].join('\n')
      : `${done.set} is staged for ${whom} already; nothing was changed`;
    return { data: { ...done, ...audience, warnings }, text, warnings };
  },
};
