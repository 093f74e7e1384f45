import { runInNewContext } from 'node:vm';
import type { Auth } from './database-rules.ts';

/** A requested operation on a file. */
export type StorageMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Request that rules of Storage evaluate. */
export interface StorageRequest {
  readonly auth: Auth;
  readonly method: StorageMethod;
  /** As rules write it: `/b/{bucket}/o/{path of the file}`. */
  readonly path: string;
  /** The file after the write; null if nothing is written. */
  readonly file: { readonly size: number; readonly contentType: string } | null;
}

/** Whether rules allow a request. */
export type StorageRule = (request: StorageRequest) => boolean;

interface Allowed {
  readonly path: readonly string[];
  readonly methods: readonly string[];
  readonly condition: string;
}

const METHODS: Readonly<Record<string, readonly StorageMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/**
 * Parses rules of Storage, in the subset that the production rules use: nested `match` with names in braces, `allow` with a condition that ends with a semicolon. One
 * true condition is enough; a missing property makes a condition false.
 * @throws when the text holds anything else
 */
export function storageRules(text: string): StorageRule {
  const allowed = allowedIn(text);
  return (request) => {
    const segments = request.path.split('/').filter(Boolean);
    return allowed.some(({ path, methods, condition }) => {
      const names = methods.includes(request.method) ? namesIn(path, segments) : undefined;
      return names !== undefined && holds(condition, names, request);
    });
  };
}

function allowedIn(text: string): Allowed[] {
  const code = text
    .replaceAll(/\/\/.*$/gm, '')
    .replace(/^\s*rules_version\s*=\s*'2'\s*;\s*service\s+firebase\.storage\s*\{/u, '');
  const statement =
    /\s*(?:match\s+(?<match>\/\S+)\s*\{|allow\s+(?<methods>[\w\s,]+):\s*if\s+(?<condition>[^;]+);|(?<end>\}))/uy;
  const found: Allowed[] = [];
  const places: string[] = [];
  let read = 0;
  for (let part = statement.exec(code); part; part = statement.exec(code)) {
    const { match, methods = '', condition, end } = part.groups ?? {};
    if (match !== undefined) places.push(match);
    if (end !== undefined) places.pop();
    if (condition !== undefined)
      found.push({
        path: places.join('').split('/').filter(Boolean),
        methods: methods.split(',').flatMap((name): readonly string[] => METHODS[name.trim()] ?? [name.trim()]),
        condition,
      });
    read = statement.lastIndex;
  }
  const left = code.slice(read).trim();
  if (left !== '' || found.length === 0) throw new Error(`these rules of Storage are not understood: ${left}`);
  return found;
}

/** Values of the names in braces; undefined if the path does not match. */
function namesIn(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const names: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    const [, name] = /^\{(\w+)\}$/u.exec(part) ?? [];
    if (name !== undefined) names[name] = segment;
    else if (part !== segment) return undefined;
  }
  return names;
}

/** Rules compare strictly, and `matches` covers the whole text. */
const PRELUDE = String.raw`
  String.prototype.matches = function (pattern) { return new RegExp('^(?:' + pattern + ')$', 'u').test(this); };
  const int = (text) => { if (!/^-?\d+$/.test(text)) throw new Error('no number'); return Number(text); };`;

function holds(condition: string, names: Readonly<Record<string, string>>, { auth, file }: StorageRequest): boolean {
  const code = condition.replaceAll('==', '===').replaceAll('!=', '!==').replaceAll('!===', '!==');
  const scope = { request: onlyThere({ auth, resource: file }), ...names };
  try {
    return runInNewContext(`${PRELUDE}\n(${code})`, scope) === true;
  } catch {
    return false;
  }
}

/** Value that throws on missing properties. */
function onlyThere(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, name) => {
      if (!Object.hasOwn(target, name)) throw new Error(`${String(name)} is not there`);
      return onlyThere(Reflect.get(target, name));
    },
  });
}
