import type { Call } from './call.ts';

/** An option of a command. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** Name of its value in the help: `<folder>`. */
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

/** A command of ops. */
export interface Command {
  /** One or two words: `status`, `overrides allow`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Usage after the name, one line a form. */
  readonly forms: readonly string[];
  /** Number of operands. */
  readonly operands: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it changes something, and so wants a reason and a name. */
  readonly changes: boolean;
  /** Notes in its help; lines of at most 110 characters. */
  readonly details: string;
  run(call: Call): Promise<Output>;
}

/** Options of every command. */
export const COMMON: Readonly<Record<string, Option>> = {
  server: {
    type: 'string',
    value: '<address>',
    help: 'with a token and without a registry: the suite whose API does it (NAVETTE_SERVER)',
  },
  token: { type: 'string', value: '<token>', help: 'who asks, where tokens are required (NAVETTE_OPS_TOKEN)' },
  registry: {
    type: 'string',
    value: '<place>',
    help: 'the registry: a folder or s3://bucket/prefix (REGISTRY_URL, REGISTRY_DIR, data/registry)',
  },
  json: { type: 'boolean', help: 'answer as JSON, moments in UTC' },
  help: { type: 'boolean', help: 'this' },
};

/** Options of every command that changes something. */
export const CHANGING: Readonly<Record<string, Option>> = {
  why: { type: 'string', value: '"…"', help: 'the reason, for who reads the history at night' },
  who: { type: 'string', value: '<name>', help: 'who does it (NAVETTE_WHO, SUDO_USER, USER)' },
};

/** Every option that a command takes. */
export const optionsOf = ({ options, changes }: Command): Readonly<Record<string, Option>> => ({
  ...options,
  ...(changes ? CHANGING : {}),
  ...COMMON,
});
