import { ASSURANCE, assuranceOf } from '../cli/read-deployed.ts';
import type { Command } from '../cli/command.ts';
import { type Call, picksOf, UsageError } from '../cli/call.ts';
import { unknownUsers } from '../cli/unknown-users.ts';
import { type Audience, audienceInWords } from '../registry/staged.ts';
import type { Changed } from '../release/activate.ts';
import type { VersionChoice } from '../release/choose.ts';
import { stage } from '../release/stage.ts';

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
      type: 'string',
      value: '<role>',
      multiple: true,
      help: 'dispatch, account, invoice, admin, lead or super; may be repeated',
    },
    user: { type: 'string', value: '<e-mail>', multiple: true, help: 'a user, whatever the role; may be repeated' },
    percent: { type: 'string', value: '<number>', help: 'this share of all users, 1 to 100' },
    latest: { type: 'boolean', help: 'the highest version of every remote' },
    staged: { type: 'boolean', help: 'what is staged, for others or for more' },
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
    return { data: { ...done, ...audience, warnings }, text: stagingInWords(done, audience), warnings };
  },
};

/** Versions to try out, or the source of them. */
export function wantedToTry(call: Call): VersionChoice[] | 'latest' | 'staged' {
  const picks = picksOf(call.operands);
  if ([picks.length > 0, call.flag('latest'), call.flag('staged')].filter(Boolean).length !== 1)
    throw new UsageError('ops stage takes either versions such as dispatch@1.2.0, or --latest, or --staged.');
  return call.flag('latest') ? 'latest' : call.flag('staged') ? 'staged' : picks;
}

/** Audience of the trial. */
export const audienceOf = (call: Call): Audience => ({
  roles: call.list('role'),
  users: call.list('user'),
  percent: call.number('percent') ?? 0,
});

/** Result as text. */
export function stagingInWords({ set, before, changed, verified }: Changed, audience: Audience): string {
  const whom = audienceInWords(audience);
  if (!changed) return `${set} is staged for ${whom} already; nothing was changed`;
  return [
    `${set} is staged for ${whom}`,
    `  checked ${verified}`,
    ...(before === null || before === set ? [] : [`  instead of ${before}`]),
  ].join('\n');
}
