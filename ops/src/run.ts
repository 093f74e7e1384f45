import { envSwitch } from './signing/keys.ts';
import { askerOf } from './cli/ops-api.ts';
import * as z from 'zod';
import { systemFault, Refusal, StoreFault } from './refusal.ts';
import { helpOf, helpOfAll, type Command, type Output, formsOf, type Option, optionsOf } from './cli/command.ts';
import { commands } from './commands/all.ts';
import { UsageError, Call } from './cli/call.ts';
import { RejectedToken, ownerOfDisk, callerOf } from './rights/tokens.ts';
import { MissingRight, type OpsCaller } from './rights/caller.ts';
import { Unverified } from './release/assurance.ts';
import { parseArgs } from 'node:util';

/** Texts for the streams, and the exit code: 0 done, 1 refused, 2 not understood, 3 drift, 70 broken. */
interface Ending {
  readonly code: 0 | 1 | 2 | 3 | 70;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line. Never throws. */
export async function run(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<Ending> {
  try {
    const { command, among, call, json, help } = parseCommandLine(argv, commands, env);
    if (!command || help) return done(command ? helpOf(command) : helpOfAll(among), { json });
    const { text, data, code = 0, warnings = [] } = await perform(command, call);
    const err = warnings.map((warning) => `Warning: ${warning}\n`).join('');
    return { ...done(json ? JSON.stringify(data) : text, { json: false }), err, code };
  } catch (error) {
    return failed(error, argv.includes('--json'));
  }
}

/** On the registry of this machine; by the API of a suite where a server and a token are named, and no registry is. */
async function perform(command: Command, call: Call): Promise<Output> {
  const { server, token } = call;
  if (server === undefined || token === undefined || call.namesRegistry)
    return command.run(call.as(await callerOfCall(call)));
  const byApi = commands.filter((each) => each.remotely).map(({ name }) => name);
  if (!command.remotely)
    throw new Refusal(
      `ops ${command.name} works only on the registry itself: name it with --registry. Commands of the API: ${byApi.join(', ')}.`,
    );
  const local = LOCAL.find((option) => call.flag(option) || call.text(option) !== undefined);
  if (local !== undefined) throw new UsageError(`--${local} works only on the registry itself, not through the API.`);
  return command.remotely(call, askerOf(server, token));
}

/** Options that mean something on the registry's machine alone. */
const LOCAL = ['unverified', 'boot', 'build', 'host-dir', 'openapi', 'working-copy', 'bootstrap', 'who'];

/**
 * Caller of a command on the registry itself.
 * @throws {Refusal} for a token that is not accepted
 */
const callerOfCall = (call: Call): Promise<OpsCaller | undefined> =>
  call.flag('bootstrap')
    ? ownerOfDisk(call.registry)
    : callerOf(call.registryToBe, { token: call.token, required: envSwitch(call.env, 'NAVETTE_REQUIRE_TOKEN') });

const done = (text: string, { json }: { json: boolean }): Ending => ({
  code: 0,
  out: `${json ? JSON.stringify({ help: text }) : text}\n`,
  err: '',
});

function failed(thrown: unknown, json: boolean): Ending {
  const error = systemFault(thrown) ?? thrown;
  const [code, kind] =
    error instanceof Refusal
      ? ([1, 'refused'] as const)
      : error instanceof UsageError
        ? ([2, 'misunderstood'] as const)
        : ([70, 'broken'] as const);
  if (error instanceof z.ZodError || error instanceof SyntaxError) return failed(unreadable(error), json);
  const message =
    error instanceof Error ? (isUnknown(error) ? (error.stack ?? error.message) : error.message) : String(error);
  const report = error instanceof Unverified ? { report: error.report } : {};
  const rights = error instanceof MissingRight || error instanceof RejectedToken ? { reason: 'rights' } : {};
  return {
    code,
    out: json
      ? `${JSON.stringify({ error: kind, message: error instanceof Error ? error.message : String(error), ...rights, ...report })}\n`
      : '',
    err: `${message}\n`,
  };
}

/** An error of any other kind is shown with its stack trace. */
const isUnknown = (error: Error): boolean =>
  !(error instanceof Refusal || error instanceof UsageError || error instanceof StoreFault);

/** Nobody reads a stack trace of what lies in the registry at night. */
const unreadable = (error: z.ZodError | SyntaxError): StoreFault =>
  new StoreFault(
    `Invalid data was read: ${error instanceof z.ZodError ? z.prettifyError(error) : error.message}. \`ops verify\` checks the registry for damage.`,
    { cause: error },
  );

interface CommandLine {
  /** Absent for `ops` and `ops help` alone, and where help is asked for a word that several commands begin with. */
  readonly command: Command | undefined;
  /** Commands of a help that names none: all of them, or those of `ops token --help`. */
  readonly among: readonly Command[];
  readonly call: Call;
  readonly json: boolean;
  readonly help: boolean;
}

/**
 * Reads a command line. An option that the command does not take is refused, not ignored.
 * @throws {UsageError} saying what is not understood
 */
function parseCommandLine(argv: readonly string[], commands: readonly Command[], env: NodeJS.ProcessEnv): CommandLine {
  const every = Object.assign({}, ...commands.map(optionsOf));
  const { words, given } = loosely(argv, every);
  const wantsHelp = words[0] === 'help';
  const named = wantsHelp ? words.slice(1) : words;
  const group = wantsHelp || given.help === true ? groupOf(named, commands) : [];
  const among = group.length > 0 ? group : commands;
  const command = group.length > 0 ? undefined : commandOf(named, commands);
  if (!command) return { command, among, call: new Call([], {}, env), json: given.json === true, help: true };
  const { values, positionals } = strictly(argv, command);
  const help = wantsHelp || values.help === true;
  const operands = positionals.slice(command.name.split(' ').length + (wantsHelp ? 1 : 0));
  if (!help) assertOperands(command, operands);
  return { command, among, call: new Call(operands, values, env), json: values.json === true, help };
}

/** The commands that begin with a word which is none itself: `token`. */
const groupOf = ([first, ...more]: readonly string[], commands: readonly Command[]): readonly Command[] =>
  more.length > 0 || commands.some(({ name }) => name === first)
    ? []
    : commands.filter(({ name }) => name.startsWith(`${first} `));

function commandOf(words: readonly string[], commands: readonly Command[]): Command | undefined {
  const [first, second] = words;
  if (first === undefined) return undefined;
  const found =
    commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first);
  if (!found)
    throw new UsageError(`ops has no command ${first}. Commands: ${commands.map(({ name }) => name).join(', ')}.`);
  return found;
}

function loosely(
  argv: readonly string[],
  options: Readonly<Record<string, Option>>,
): { words: string[]; given: Record<string, unknown> } {
  const { positionals, values } = parseArgs({
    args: [...argv],
    options: forParsing(options),
    allowPositionals: true,
    strict: false,
  });
  return { words: positionals, given: values };
}

function strictly(argv: readonly string[], command: Command) {
  try {
    return parseArgs({ args: [...argv], options: forParsing(optionsOf(command)), allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    const [, unknown] = /Unknown option '([^']+)'/.exec(error.message) ?? [];
    const message =
      unknown === undefined ? error.message.replace(/\.?$/, '.') : `ops ${command.name} does not accept ${unknown}.`;
    throw new UsageError(`${message} See ops ${command.name} --help.`, { cause: error });
  }
}

const forParsing = (options: Readonly<Record<string, Option>>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value, multiple = false }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        multiple,
        ...(name === 'help' && { short: 'h' }),
      },
    ]),
  );

function assertOperands(command: Command, { length }: readonly string[]): void {
  const [least, most] = command.operands ?? [0, 0];
  if (length < least || length > most) throw new UsageError(`ops ${command.name} has this form:\n${formsOf(command)}`);
}
