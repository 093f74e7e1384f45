import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { By } from '../registry/change.ts';
import { inOneLine, LONGEST_NAME, LONGEST_REASON, SHORTEST_REASON } from '../reason-text.ts';
import type { OpsCaller } from '../rights/caller.ts';
import { type Signing, signingOf } from '../signing/keys.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import type { TrialChoice, VersionChoice } from '../release/choose.ts';

type Value = string | boolean | (string | boolean)[] | undefined;

/** A parsed command line. */
export class Call {
  readonly #values: Readonly<Record<string, Value>>;
  readonly operands: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly caller: OpsCaller | undefined;

  /** @param caller who was found to give it, by a token */
  constructor(
    operands: readonly string[],
    values: Readonly<Record<string, Value>>,
    env: NodeJS.ProcessEnv,
    caller?: OpsCaller,
  ) {
    this.operands = operands;
    this.#values = values;
    this.env = env;
    this.caller = caller;
  }

  as(caller: OpsCaller | undefined): Call {
    return new Call(this.operands, this.#values, this.env, caller);
  }

  /** Keys of the environment. */
  get signing(): Signing {
    return signingOf(this.env);
  }

  /**
   * The registry, which may not exist yet: its folder, or the location of a bucket.
   * @throws {Refusal} when a bucket is named that can't be asked
   */
  get registryToBe(): Registry {
    const place = this.text('registry') ?? (this.env.REGISTRY_URL || this.env.REGISTRY_DIR || 'data/registry');
    return { ...openRegistry(place.includes('://') ? place : resolve(place), this.env), caller: this.caller };
  }

  /**
   * The registry.
   * @throws {Refusal} when there is none: a misspelt folder is no registry in which nothing runs
   */
  get registry(): Registry {
    const registry = this.registryToBe;
    const { location } = registry;
    if (!location.includes('://') && statSync(location, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new Refusal(`There is no registry at ${location} (--registry, REGISTRY_DIR).`);
    return registry;
  }

  get namesRegistry(): boolean {
    return (this.text('registry') ?? (this.env.REGISTRY_URL || this.env.REGISTRY_DIR || undefined)) !== undefined;
  }

  /** Address of the suite that answers, without a slash at its end; undefined when it was not given. */
  get server(): string | undefined {
    return (this.text('server') ?? (this.env.NAVETTE_SERVER || undefined))?.replace(/\/+$/, '');
  }

  /** The token that is shown. */
  get token(): string | undefined {
    return this.text('token') ?? (this.env.NAVETTE_OPS_TOKEN?.trim() || undefined);
  }

  /** The value of an option, without space around it; nothing when it was not given or is empty. */
  text(option: string): string | undefined {
    const value = this.#values[option];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  }

  flag(option: string): boolean {
    return this.#values[option] === true;
  }

  /** The values of an option that may be given several times. */
  list(option: string): string[] {
    const value = this.#values[option];
    const values = Array.isArray(value) ? value : [value];
    return values
      .flatMap((entry) => (typeof entry === 'string' ? entry.split(',') : []))
      .flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
  }

  /** @throws {UsageError} when it is not a number */
  number(option: string): number | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const value = Number(text.replace(',', '.'));
    if (!Number.isFinite(value)) throw new UsageError(`--${option} ${text}: not a number.`);
    return value;
  }

  /**
   * The reason, in one line.
   * @throws {UsageError} when it is missing, says too little, or more than the history takes
   */
  get why(): string {
    const why = inOneLine(this.text('why') ?? '');
    if (why === '') throw new UsageError('State the reason with --why "…": somebody else will read it in the history.');
    if (why.length < SHORTEST_REASON)
      throw new UsageError(
        `--why "${why}" is too short: at least ${SHORTEST_REASON} characters, for example a ticket number.`,
      );
    if (why.length > LONGEST_REASON)
      throw new UsageError(
        `--why has ${why.length} characters; at most ${LONGEST_REASON} are allowed. Use the first line only.`,
      );
    return why;
  }

  /**
   * Author and reason. The author is the token that was shown, if one was.
   * @throws {UsageError} when one is missing
   */
  get by(): By {
    const { why } = this;
    const token = this.caller?.name;
    if (token !== undefined && this.text('who') !== undefined)
      throw new UsageError(
        `--who ${this.text('who')} does not apply: with a token, the history records the token ${token}.`,
      );
    const { who } = this;
    if (who === undefined) throw new UsageError('State your name with --who or NAVETTE_WHO.');
    if (who.length > LONGEST_NAME)
      throw new UsageError(`--who or NAVETTE_WHO has ${who.length} characters; at most ${LONGEST_NAME} are allowed.`);
    return { who, why };
  }

  /** Author: the token that was shown, else the person at the keyboard; undefined when nothing says it. */
  get who(): string | undefined {
    const names = [this.text('who'), this.env.NAVETTE_WHO, this.env.SUDO_USER, this.env.USER];
    return this.caller?.name ?? names.map((name) => inOneLine(name ?? '')).find((name) => name !== '');
  }
}

const PICK = /^([a-z][a-z\d-]{0,40})@(\d+\.\d+\.\d+(?:\+[\da-f]{12})?|(?<=^host@)deployed)$/;

/**
 * Reads `dispatch@1.2.0 masterdata@2.0.1 host@1.1.0`; `host@deployed` is the host that came with the server.
 * @throws {UsageError} for an operand that is not name@version
 */
function picksOf(operands: readonly string[]): VersionChoice[] {
  return operands.map((operand) => {
    const [, name, version] = PICK.exec(operand) ?? [];
    if (name === undefined || version === undefined)
      throw new UsageError(`${operand} is not a version of a remote, such as dispatch@1.2.0.`);
    return { name, version };
  });
}

/**
 * Versions that are named, the trial of a remote (`dispatch@staged`), or the source of them that is asked for.
 * @param otherwise what is meant where there is neither; without it they are asked for
 * @throws {UsageError} for none of them, or for several
 */
export function choiceOf<Source extends string>(
  call: Call,
  sources: readonly Source[],
  usage: string,
  otherwise?: Source,
): VersionChoice[] | Source | Exclude<TrialChoice, 'staged'> {
  const trial = call.operands.map((operand) => /^([a-z][a-z\d-]{0,40})@staged$/.exec(operand)?.[1]);
  if (trial.length === 1 && trial[0] !== undefined && !sources.some((name) => call.flag(name)))
    return { trial: trial[0] };
  const picks = picksOf(call.operands);
  const given = [...(picks.length > 0 ? [picks] : []), ...sources.filter((name) => call.flag(name))];
  const chosen = given.length > 0 ? given[0] : otherwise;
  if (chosen === undefined || given.length > 1) throw new UsageError(usage);
  return chosen;
}

/** A command line that can't be understood. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
