/**
 * Whether a version is in a range. Supported ranges: `1.2.3`, `^1.2.3`, `~1.2.3`, `>=1.2.3`, `>1.2.3`, `<=1.2.3`, `<1.2.3`, several separated by
 * spaces (all must hold), alternatives separated by `||`. Versions have three numbers; pre-releases are in no range.
 * @returns false also for an invalid version or range
 */
export function inRange(version: string, range: string): boolean {
  const actual = parseVersion(version);
  if (actual === undefined || !isRange(range)) return false;
  return range.split('||').some((alternative) => {
    const comparators = alternative.trim().split(/\s+/);
    return comparators.every((comparator) => holds(actual, comparator));
  });
}

/** Whether a text is a range that {@link inRange} understands. */
export const isRange = (text: string): boolean =>
  text.split('||').every((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((comparator) => splitComparator(comparator) !== undefined),
  );

/** Form of a version: three numbers. */
export const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

/** Whether a text is a version of three numbers. */
export const isVersion = (text: string): boolean => parseVersion(text) !== undefined;

/** Compares versions, the oldest first; invalid ones before all others. */
export const compareVersions = (left: string, right: string): number =>
  compare(parseVersion(left) ?? NOTHING, parseVersion(right) ?? NOTHING);

type Version = readonly [major: number, minor: number, patch: number];

const NOTHING: Version = [-1, -1, -1];

function holds(actual: Version, comparator: string): boolean {
  const parts = splitComparator(comparator);
  if (parts === undefined) return false;
  const { operator, version } = parts;
  const order = compare(actual, version);
  if (operator === '>=') return order >= 0;
  if (operator === '>') return order > 0;
  if (operator === '<=') return order <= 0;
  if (operator === '<') return order < 0;
  if (operator === '~') return order >= 0 && actual[0] === version[0] && actual[1] === version[1];
  if (operator === '^') return order >= 0 && compare(actual, nextBreaking(version)) < 0;
  return order === 0;
}

function splitComparator(text: string): { operator: string; version: Version } | undefined {
  const [, operator = '', rest = ''] = /^(\^|~|>=|<=|>|<|=)?(.*)$/.exec(text) ?? [];
  const version = parseVersion(rest);
  return version && { operator, version };
}

/** Below 1.0.0 every minor version may break, as package managers assume. */
const nextBreaking = ([major, minor, patch]: Version): Version =>
  major > 0 ? [major + 1, 0, 0] : minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];

function parseVersion(text: string): Version | undefined {
  const parts = VERSION.exec(text);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

const compare = (left: Version, right: Version): number =>
  left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
