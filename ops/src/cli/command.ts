import type { Ask } from './ops-api.ts';
import type { Call } from './call.ts';
import { table } from './print.ts';

export interface Option {
  /** Name of its value in the help, `<folder>`; absent for a switch. */
  readonly value?: string;
  readonly help: string;
  /** May be given several times, or several values separated by commas. */
  readonly multiple?: boolean;
}

/** Output of a command, as text and as JSON. */
export interface Output {
  readonly text: string;
  /** What `--json` prints; moments in UTC. */
  readonly data: unknown;
  /** Absent: 0. */
  readonly code?: 0 | 1 | 3;
  /** Warnings for the error stream, a sentence each; the command was done all the same. */
  readonly warnings?: readonly string[];
}

export interface Command {
  /** One or two words: `status`, `overrides allow`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Usage after the name, one line a form; absent for the name alone. */
  readonly forms?: readonly string[];
  /** Number of operands; absent for none. */
  readonly operands?: readonly [least: number, most: number];
  readonly options?: Readonly<Record<string, Option>>;
  /** Whether it changes something, and so wants a reason and a name. */
  readonly changes?: boolean;
  /** Notes in its help; lines of at most 110 characters. */
  readonly details?: string;
  run(call: Call): Promise<Output>;
  /** Has it done by the API of a suite; absent for what works on the registry itself alone. */
  readonly remotely?: (call: Call, ask: Ask) => Promise<Output>;
}

const COMMON: Readonly<Record<string, Option>> = {
  server: {
    value: '<address>',
    help: 'with a token and without a registry: the suite whose API does it (NAVETTE_SERVER)',
  },
  token: { value: '<token>', help: 'token, where the registry requires one (NAVETTE_OPS_TOKEN)' },
  registry: {
    value: '<place>',
    help: 'registry: a folder or s3://bucket/prefix (REGISTRY_URL, REGISTRY_DIR, data/registry)',
  },
  json: { help: 'print JSON, with times in UTC' },
  help: { help: 'this' },
};

export const CHANGING: Readonly<Record<string, Option>> = {
  why: { value: '"…"', help: 'reason, recorded in the history' },
  who: { value: '<name>', help: 'your name, recorded in the history (NAVETTE_WHO, SUDO_USER, USER)' },
};

export const optionsOf = ({ options, changes }: Command): Readonly<Record<string, Option>> => ({
  ...options,
  ...(changes ? CHANGING : {}),
  ...COMMON,
});

/** The ways in which a command is written, a line each. */
export const formsOf = ({ name, forms = [''] }: Command): string =>
  forms.map((form) => `  ops ${name} ${form}`.trimEnd()).join('\n');

const exitCodes = 'Exit codes: 0 done, 1 refused (nothing changed), 2 invalid arguments, 3 drift, 70 system failure.';

export const helpOfAll = (commands: readonly Command[]): string =>
  [
    'ops: manages which version of each remote runs, and for whom',
    '',
    table(commands.map(({ name, summary }) => [`  ops ${name}`, summary])),
    '',
    optionTable({
      ...COMMON,
      help: { help: 'options of one command: ops rollback --help' },
    }),
    '',
    exitCodes,
  ].join('\n');

export const helpOf = (command: Command): string =>
  [
    `ops ${command.name}: ${command.summary}`,
    formsOf(command),
    ...(command.details === undefined ? [] : [command.details]),
    optionTable(optionsOf(command)),
    exitCodes,
  ].join('\n\n');

const optionTable = (options: Readonly<Record<string, Option>>): string =>
  table(
    Object.entries(options).map(([name, { value, help }]) => [
      `  --${name}${value === undefined ? '' : ` ${value}`}`,
      help,
    ]),
  );
