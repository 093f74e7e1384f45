import { assuranceOf, FULL_ASSURANCE } from '../cli/read-deployed.ts';
import type { Command, Output } from '../cli/command.ts';
import { type Call, choiceOf, UsageError } from '../cli/call.ts';
import { asBody } from '../cli/ops-api.ts';
import { activate, type Changed } from '../release/activate.ts';

export const activateCommand: Command = {
  name: 'activate',
  summary: 'let versions run for everybody, the other remotes as they are',
  forms: ['dispatch@1.2.0 … --why "…"', '--latest --why "…"', '--first --why "…"', '--staged --why "…"'],
  operands: [0, 50],
  changes: true,
  options: {
    latest: {
      help: 'the highest version of every remote; with --unverified a working copy that was published last',
    },
    first: { help: 'as --latest where nothing runs yet; where a set runs, nothing changes' },
    staged: { help: 'exactly what is staged; the trial ends with it' },
    ...FULL_ASSURANCE,
  },
  details: [
    'Checked first: files and hashes, contract ranges, operations, languages, budgets. A browser must have booted exactly',
    'these versions (ops verify --boot), unless --without-boot. What does not pass is refused and changes nothing.',
    "Working copies (1.2.0+3f9ac1d2b4e6) run with --unverified only: for a developer's machine, never for production.",
    'Open pages stay on the set they loaded; people are offered a refresh when they have nothing unsaved.',
  ].join('\n'),
  async run(call) {
    return activated(await activate(call.registry, wantedToRun(call), call.by, await assuranceOf(call)));
  },
  async remotely(call, ask) {
    const wanted = wantedToRun(call);
    // A suite that answers has a set already, or is told which one it gets.
    if (wanted === 'first') throw new UsageError('--first needs the registry itself, not a suite that answers.');
    const body = { ...asBody(wanted), withoutBoot: call.flag('without-boot'), why: call.why };
    return activated(await ask((api) => api.POST('/service/ops/activate', { body })));
  },
};

/** Versions to run, or the source of them. */
const wantedToRun = (call: Call) =>
  choiceOf(
    call,
    ['latest', 'first', 'staged'],
    'ops activate takes either versions such as dispatch@1.2.0, or --latest, --first or --staged.',
  );

function activated(done: Changed): Output {
  const { set, before, changed, verified } = done;
  if (!changed) return { data: done, text: `${set} runs already; nothing was changed` };
  const back = before === null ? '  nothing ran before' : `  before ${before}\n  back   ops rollback --why "…"`;
  return { data: done, text: `${set} runs\n  checked ${verified}\n${back}` };
}
