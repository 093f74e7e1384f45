import sections from './settings.json' with { type: 'json' };

type Sections = typeof sections;

/** Variable of the environment that the suite, ops or the tools of this repository read. */
export type SettingName = { [Section in keyof Sections]: keyof Sections[Section] }[keyof Sections];

/** Environment of a process, from which only what is described can be read. TZ is what it has in common with NodeJS.ProcessEnv for the compiler. */
export type Environment = { readonly [Name in SettingName | 'TZ']?: string | undefined };

interface Setting {
  /** Kind of value; for a number its unit. */
  readonly type: string;
  /** Sentence in Markdown, without the full stop. */
  readonly says: string;
  /** Value where the environment has none. */
  readonly default?: string;
  /** Words for the default, where it is no value. */
  readonly unset?: string;
  /** Bounds of a number. */
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
}

const described: Readonly<Record<string, Readonly<Record<string, Setting>>>> = sections;
const settings: Readonly<Record<string, Setting>> = Object.assign({}, ...Object.values(described));

/** Every variable that is described. */
export const settingNames: readonly string[] = Object.keys(settings);

/** Value of a setting, or its default; empty where it has neither. */
export const settingOf = (env: Environment, name: SettingName): string => env[name] || settings[name]?.default || '';

/**
 * Number in a setting, or its default; undefined where it has neither.
 * @throws when it is none, or beyond its bounds
 */
export function optionalNumberOf(env: Environment, name: SettingName): number | undefined {
  const text = settingOf(env, name);
  const { type = '', least = -Infinity, most = Infinity, whole = false } = settings[name] ?? {};
  const value = Number(text);
  if (text === '') return undefined;
  if (Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
  throw new Error(`${name} must be a number (${type}${rangeOf(settings[name])}), not ${text}`);
}

/** The same for a setting with a default. */
export const numberOf = (env: Environment, name: SettingName): number => optionalNumberOf(env, name) ?? 0;

const rangeOf = ({ least, most }: Setting = { type: '', says: '' }): string =>
  least === undefined ? '' : most === undefined ? `, ${least} or more` : `, ${least} to ${most}`;

/** Settings that the server reads, as plain lines for `--help`. */
export const settingsHelp = (): string =>
  Object.entries(described)
    .filter(([title]) => title !== 'ops' && title !== 'Work on the suite')
    .map(([title, own]) =>
      [
        `${title}:`,
        ...Object.entries(own).map(([name, setting]) => {
          const otherwise = defaultOf(setting);
          const links = setting.says.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
          return `  ${name.padEnd(27)} ${`${links}${otherwise && ` (${otherwise})`}`.replaceAll('`', '')}`;
        }),
      ].join('\n'),
    )
    .join('\n\n');

/** The page docs/settings.md. */
export const settingsPage = (): string =>
  [
    '# Settings',
    'Environment variables of the server, ops and the tools of this repository, with type and default. The server does not start with an incomplete configuration of a service, and names the missing variable. `npm run unit -- server/src/kernel/settings -u` writes this page from `server/src/kernel/settings.json`; `node server/dist/server.mjs --help` prints those of the server.',
    ...Object.entries(described).flatMap(([title, own]) => [
      `## ${title}`,
      Object.entries(own)
        .map(([name, setting]) => {
          const otherwise = defaultOf(setting);
          return `- \`${name}\` (${setting.type}${rangeOf(setting)}${otherwise && `; ${otherwise}`}): ${setting.says}`;
        })
        .join('\n'),
    ]),
    '',
  ].join('\n\n');

const defaultOf = ({ default: value, unset }: Setting): string => unset ?? (value === undefined ? '' : `\`${value}\``);
