import { assuranceOf, FULL_ASSURANCE } from '../cli/read-deployed.ts';
import type { Command } from '../cli/command.ts';
import { type Call, picksOf, UsageError } from '../cli/call.ts';
import type { VersionChoice } from '../release/choose.ts';
import { activate, type Changed } from '../release/activate.ts';

export const activateCommand: Command = {
  name: 'activate',
  summary: 'let versions run for everybody, the other remotes as they are',
  forms: ['dispatch@1.2.0 … --why "…"', '--latest --why "…"', '--first --why "…"', '--staged --why "…"'],
  operands: [0, 50],
  changes: true,
  options: {
    latest: {
      type: 'boolean',
      help: 'the highest version of every remote; with --unverified a working copy that was published last',
    },
    first: { type: 'boolean', help: 'as --latest where nothing runs yet; where a set runs, nothing changes' },
    staged: { type: 'boolean', help: 'exactly what is staged; the trial ends with it' },
    ...FULL_ASSURANCE,
  },
  details: [
    'Checked first: files and hashes, contract ranges, operations, languages, budgets. A browser must have booted exactly',
    'these versions (ops verify --boot), unless --without-boot. What does not pass is refused and changes nothing.',
    "Working copies (1.2.0+3f9ac1d2b4e6) run with --unverified only: for a developer's machine, never for production.",
    'Open pages stay on the set they loaded; people are offered a refresh when they have nothing unsaved.',
  ].join('\n'),
  async run(call) {
    const done = await activate(call.registry, wantedToRun(call), call.by, await assuranceOf(call));
    return { data: done, text: activationInWords(done) };
  },
};

/** Versions to run, or the source of them. */
export function wantedToRun(call: Call): VersionChoice[] | (typeof sources)[number] {
  const picks = picksOf(call.operands);
  const [source, ...others] = sources.filter((name) => call.flag(name));
  if (others.length > 0 || (source === undefined) === (picks.length === 0))
    throw new UsageError(
      'ops activate takes either versions such as dispatch@1.2.0, or --latest, --first or --staged.',
    );
  return source ?? picks;
}

const sources = ['latest', 'first', 'staged'] as const;

/** Result as text. */
export function activationInWords({ set, before, changed, verified }: Changed): string {
  if (!changed) return `${set} runs already; nothing was changed`;
  return [
    `${set} runs`,
    `  checked ${verified}`,
    before === null ? '  nothing ran before' : `  before ${before}\n  back   ops rollback --why "…"`,
  ].join('\n');
}
