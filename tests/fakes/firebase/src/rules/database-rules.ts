import { runInNewContext } from 'node:vm';
import { at, isBranch, type Path, type Tree } from '../data/tree.ts';
import { ruleSnapshot } from './rule-snapshot.ts';

/** Rules of a database, as `database.rules.json` writes them below `rules`. */
export type Rules = { readonly [name: string]: Rules | string | boolean | readonly string[] };

/** The signed-in user; null for none. */
export type Auth = { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | null;

interface Asked {
  readonly auth: Auth;
  readonly root: Tree;
  /** The tree after the write. */
  readonly next?: Tree;
}

interface Level {
  readonly rules: Rules;
  readonly path: Path;
  readonly names: Readonly<Record<string, string>>;
}

/** Whether a user may read a path: one rule on any level suffices. */
export const mayRead = (rules: Rules, asked: Asked, path: Path): boolean =>
  levels(rules, path).some((level) => holds('.read', level, asked));

/** Whether a user may write: one rule on any level suffices, and every written value must be valid. */
export function mayWrite(rules: Rules, asked: Asked, path: Path): boolean {
  const levelsOn = levels(rules, path);
  return levelsOn.some((level) => holds('.write', level, asked)) && isValid(rules, asked, path);
}

function isValid(rules: Rules, asked: Asked, path: Path): boolean {
  const { next = null } = asked;
  if (at(next, path) === null) return true;
  const levelsOn = levels(rules, path);
  const here = levelsOn.length > path.length ? levelsOn.at(-1) : undefined;
  return (
    levelsOn.every((level) => at(next, level.path) === null || holds('.validate', level, asked)) &&
    (!here || validBelow(here, asked))
  );
}

function validBelow({ rules, path, names }: Level, asked: Asked): boolean {
  const value = at(asked.next ?? null, path);
  return (
    !isBranch(value) ||
    Object.keys(value).every((key) => {
      const level = below({ rules, path, names }, key);
      return !level || (holds('.validate', level, asked) && validBelow(level, asked));
    })
  );
}

/** The rules of each level of a path, from the root. */
function levels(rules: Rules, path: Path): Level[] {
  const found: Level[] = [{ rules, path: [], names: {} }];
  for (const key of path) {
    const last = found.at(-1);
    const next = last && below(last, key);
    if (!next) break;
    found.push(next);
  }
  return found;
}

function below({ rules, path, names }: Level, key: string): Level | undefined {
  const variable = Object.keys(rules).find((name) => name.startsWith('$'));
  const name = Object.hasOwn(rules, key) && !key.startsWith('.') ? key : variable;
  const next = name === undefined ? undefined : rules[name];
  if (name === undefined || typeof next !== 'object' || !isRules(next)) return undefined;
  return { rules: next, path: [...path, key], names: name.startsWith('$') ? { ...names, [name]: key } : names };
}

const isRules = (rule: Rules | readonly string[]): rule is Rules => !Array.isArray(rule);

function holds(
  kind: '.read' | '.write' | '.validate',
  { rules, path, names }: Level,
  { auth, root, next = root }: Asked,
): boolean {
  const rule = rules[kind];
  if (typeof rule !== 'string') return Boolean(rule ?? kind === '.validate');
  const scope = {
    auth,
    now: Date.now(),
    root: ruleSnapshot(root, []),
    data: ruleSnapshot(root, path),
    newData: ruleSnapshot(next, path),
    ...names,
  };
  try {
    // Rules are JavaScript but for the name of this method.
    return Boolean(runInNewContext(rule.replaceAll('.matches(', '.match('), scope));
  } catch {
    return false;
  }
}
