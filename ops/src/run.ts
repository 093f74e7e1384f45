import { resolve } from 'node:path';
import type { Arguments } from './args.ts';
import { activate } from './release/activate.ts';
import type { VersionChoice } from './release/choose.ts';
import { publish } from './release/publish.ts';
import { releaseStatus } from './release/status.ts';
import { help } from './help.ts';
import { Refusal } from './refusal.ts';

/** What a command has to say, for a person and for a program. */
export interface Answer {
  readonly text: string;
  readonly data: unknown;
  readonly json: boolean;
}

/** @throws {Refusal} with the reason, when it can't or won't be done */
export async function run(args: Arguments): Promise<Answer> {
  const { text, data } = await answer(args);
  return { text, data, json: args.json };
}

async function answer(args: Arguments): Promise<{ text: string; data: unknown }> {
  const registry = resolve(args.registry);
  switch (args.command) {
    case 'publish': {
      const published = await publish(registry, resolve(onlyOperand(args, 'the dist folder of a remote')), { workingCopy: args.workingCopy });
      return { data: published, text: `${published.name} ${published.version} ${published.added ? 'published' : 'was published already'}` };
    }
    case 'activate': {
      const activated = await activate(registry, picksOf(args), { why: reasonOf(args), who: args.who }, { unverified: true });
      return { data: activated, text: activated.changed ? `${activated.set} runs` : `${activated.set} runs already` };
    }
    case 'status': {
      const state = await releaseStatus(registry);
      const lines = state.remotes.map(({ name, version, base }) => `  ${name} ${version}  ${base}`);
      return { data: state, text: state.running ? [`${state.running.set}, since ${state.running.since} by ${state.running.who}: ${state.running.why}`, ...lines].join('\n') : 'Nothing was activated yet.' };
    }
    case 'help':
      return { data: help, text: help };
    default:
      throw new Refusal(`ops has no command ${args.command}.\n${help}`);
  }
}

function onlyOperand({ operands, command }: Arguments, what: string): string {
  const [operand, ...others] = operands;
  if (operand === undefined || others.length > 0) throw new Refusal(`ops ${command} takes ${what}.`);
  return operand;
}

function reasonOf({ why }: Arguments): string {
  if (why === undefined || why.trim() === '') throw new Refusal('Say why, with --why "…": the history is read at night by someone else.');
  return why.trim();
}

function picksOf({ latest, operands }: Arguments): readonly VersionChoice[] | 'latest' {
  if (latest && operands.length === 0) return 'latest';
  const picks = operands.map((operand) => operand.split('@')).map(([name, version]) => ({ name, version }));
  const complete = picks.flatMap(({ name, version }) => (name && version ? [{ name, version }] : []));
  if (latest || complete.length === 0 || complete.length !== picks.length) throw new Refusal('ops activate takes either --latest or versions such as dispatch@1.2.0.');
  return complete;
}
