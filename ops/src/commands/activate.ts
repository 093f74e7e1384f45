import { ASSURANCE, assuranceOf, FULL_ASSURANCE } from '../cli/read-deployed.ts';
import type { Command, Output } from '../cli/command.ts';
import { type Call, choiceOf, UsageError } from '../cli/call.ts';
import { figuresOf } from '../cli/trial-figures.ts';
import { asBody } from '../cli/ops-api.ts';
import { activate, type Changed } from '../release/activate.ts';
import { remove } from '../release/remove.ts';

export const activateCommand: Command = {
  name: 'activate',
  summary: 'activate versions for everybody; other remotes stay unchanged',
  forms: ['dispatch@1.2.0 … --why "…"', 'dispatch@staged --why "…"', '--latest --why "…"', '--first --why "…"'],
  operands: [0, 50],
  changes: true,
  options: {
    latest: {
      help: 'the highest version of every remote; with --unverified also the last published working copy',
    },
    first: { help: 'like --latest when nothing runs yet; changes nothing when a set runs' },
    staged: { help: 'the only trial, which ends it; of several, dispatch@staged names one' },
    anyway: { help: 'a trial, whatever its figures' },
    ...FULL_ASSURANCE,
  },
  details: [
    'Checked first: files and hashes, contract ranges, operations, languages, budgets. These versions must have passed',
    'a boot check (ops verify --boot), unless --without-boot. A version that fails a check is refused; nothing changes.',
    "Working copies (1.2.0+3f9ac1d2b4e6) run with --unverified only: for a developer's machine, never for production.",
    'A trial is refused while its figures, which the suite counts, are too few or worse than those of the running version:',
    '`ops policy` says how many sessions are enough and which share may fail.',
    'Open pages keep the set that they loaded; users are offered a refresh when they have no unsaved changes.',
  ].join('\n'),
  async run(call) {
    const wanted = wantedToRun(call);
    const warnings: string[] = [];
    const assurance = await assuranceOf(call);
    const counted = call.flag('anyway') ? {} : { figures: (trial: string) => figuresOf(call, trial, warnings) };
    const done = await activate(call.registry, wanted, call.by, { ...assurance, ...counted });
    return { ...activated(done), warnings };
  },
  async remotely(call, ask) {
    const wanted = wantedToRun(call);
    // A suite that answers has a set already, or is told which one it gets.
    if (wanted === 'first') throw new UsageError('--first needs the registry itself, not the API of a suite.');
    const flags = { withoutBoot: call.flag('without-boot'), ...(call.flag('anyway') && { anyway: true }) };
    const body = { ...asBody(wanted), ...flags, why: call.why };
    return activated(await ask((api) => api.POST('/service/ops/activate', { body })));
  },
};

/** Versions to run, or the source of them. */
const wantedToRun = (call: Call) =>
  choiceOf(
    call,
    ['latest', 'first', 'staged'],
    'ops activate requires either versions such as dispatch@1.2.0, or one of --latest, --first and --staged.',
  );

function activated(done: Changed): Output {
  const { set, before, changed, verified } = done;
  if (!changed) return { data: done, text: `${set} already runs; nothing was changed` };
  const back = before === null ? '  nothing ran before' : `  before ${before}\n  back   ops rollback --why "…"`;
  return { data: done, text: `${set} runs\n  checked ${verified}\n${back}` };
}

export const removeCommand: Command = {
  name: 'remove',
  summary: 'remove remotes for everybody, with their trials; a rollback returns them',
  forms: ['live … --why "…"'],
  operands: [1, 50],
  changes: true,
  options: { anyway: { help: 'also when it takes away what other remotes use' }, ...ASSURANCE },
  details: 'Refused, with a list, while other remotes open its dialogs, link to its pages or ask for its permissions.',
  async run(call) {
    const anyway = call.flag('anyway');
    return activated(await remove(call.registry, call.operands, call.by, await assuranceOf(call), { anyway }));
  },
};
