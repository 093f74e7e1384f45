import { parseArgs } from 'node:util';
import { Call, UsageError } from './call.ts';
import { type Command, formsOf, type Option, optionsOf } from './command.ts';

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
export function parseCommandLine(
  argv: readonly string[],
  commands: readonly Command[],
  env: NodeJS.ProcessEnv,
): CommandLine {
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
