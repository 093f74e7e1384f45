import { CHANGING, COMMON, type Command, type Option } from './command.ts';
import { table } from './table.ts';

const exitCodes = 'Exit codes: 0 done, 1 refused (nothing was changed), 2 not understood, 3 drift, 70 broken.';

/** The help of ops: its commands, a line each. */
export const helpOfAll = (commands: readonly Command[]): string =>
  [
    'ops: which version of which remote runs, for whom, since when and why',
    '',
    table(commands.map(({ name, summary }) => [`  ops ${name}`, summary])),
    '',
    optionTable({
      ...COMMON,
      help: { type: 'boolean', help: 'the same, with the options of one command: ops rollback --help' },
    }),
    '',
    exitCodes,
  ].join('\n');

/** The help of one command. */
export const helpOf = ({ name, summary, forms, details, options, changes }: Command): string =>
  [
    `ops ${name}: ${summary}`,
    '',
    ...forms.map((form) => `  ops ${name} ${form}`.trimEnd()),
    '',
    ...(details === '' ? [] : [details, '']),
    optionTable({ ...options, ...(changes ? CHANGING : {}), ...COMMON }),
    '',
    exitCodes,
  ].join('\n');

const optionTable = (options: Readonly<Record<string, Option>>): string =>
  table(
    Object.entries(options).map(([name, { value, help }]) => [
      `  --${name}${value === undefined ? '' : ` ${value}`}`,
      help,
    ]),
  );
