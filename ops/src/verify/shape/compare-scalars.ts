import { type Comparison, type Difference, differs, warned, type Plain } from './json-schema.ts';
import { canonical } from '../../json.ts';

const numberAt = (plain: Plain, key: string): number | undefined =>
  typeof plain[key] === 'number' ? plain[key] : undefined;

const shown = (values: readonly unknown[]): string =>
  `${values
    .slice(0, 8)
    .map((value) => JSON.stringify(value))
    .join(', ')}${values.length > 8 ? ', …' : ''}`;

/** Values of a list that the other end does not know. A page shows an unknown one as it is, so that is only a warning there. */
export function compareEnums(from: Plain, to: Plain, { receiver, path }: Comparison): readonly Difference[] {
  if (!Array.isArray(to.enum)) return [];
  const known = new Set(to.enum.map(canonical));
  if (!Array.isArray(from.enum))
    return [
      receiver === 'accepts'
        ? differs(path, `only ${shown(to.enum)} is accepted now`)
        : warned(path, `can differ from ${shown(to.enum)} now`),
    ];
  const unknown = from.enum.filter((value) => !known.has(canonical(value)));
  if (unknown.length === 0) return [];
  return [
    receiver === 'accepts'
      ? differs(path, `${shown(unknown)} is no longer accepted`)
      : warned(path, `${shown(unknown)} can be returned now`),
  ];
}

/** Length, pattern and format of texts. */
export function compareStrings(from: Plain, to: Plain, { receiver, path }: Comparison): readonly Difference[] {
  const found: Difference[] = [];
  if (to.format !== undefined && to.format !== from.format)
    found.push(
      differs(
        path,
        receiver === 'accepts'
          ? `must be a ${textOf(to.format)} now`
          : `was a ${textOf(to.format)}, is ${textOf(from.format)} now`,
      ),
    );
  if (to.pattern !== undefined && to.pattern !== from.pattern) {
    const what = `the pattern is ${receiver === 'accepts' ? textOf(to.pattern) : textOf(from.pattern)} now, was ${receiver === 'accepts' ? textOf(from.pattern) : textOf(to.pattern)}`;
    found.push(receiver === 'accepts' ? differs(path, what) : warned(path, what));
  }
  return receiver === 'accepts' ? [...found, ...compareLimits(from, to, path, 'Length')] : found;
}

/** Smallest and largest numbers, and steps. A page takes any number. */
export function compareNumbers(from: Plain, to: Plain, { receiver, path }: Comparison): readonly Difference[] {
  const found: Difference[] = [];
  if (to.type === 'integer' && from.type !== 'integer' && !wholeNumbers(from.enum))
    found.push(
      differs(
        path,
        receiver === 'accepts' ? 'only whole numbers are accepted now' : 'was a whole number, can be any number now',
      ),
    );
  if (receiver === 'reads') return found;
  const least = lowest(to);
  const most = highest(to);
  if (least && !(lowest(from) && fits(least, lowest(from))))
    found.push(differs(path, `at least ${textOf(least.value)} is accepted now, was ${textOf(lowest(from)?.value)}`));
  if (most && !(highest(from) && fits(most, highest(from))))
    found.push(
      differs(path, `at most ${textOf(-most.value)} is accepted now, was ${textOf(negated(highest(from)?.value))}`),
    );
  const step = numberAt(to, 'multipleOf');
  if (
    step !== undefined &&
    step !== numberAt(from, 'multipleOf') &&
    ((numberAt(from, 'multipleOf') ?? 0.5) / step) % 1 !== 0
  )
    found.push(differs(path, `only multiples of ${step} are accepted now`));
  return found;
}

interface Bound {
  readonly value: number;
  readonly exclusive: boolean;
}

const lowest = (plain: Plain): Bound | undefined =>
  stricter(numberAt(plain, 'minimum'), numberAt(plain, 'exclusiveMinimum'));

/** With the sign changed, so that both ends compare alike. */
const highest = (plain: Plain): Bound | undefined =>
  stricter(negated(numberAt(plain, 'maximum')), negated(numberAt(plain, 'exclusiveMaximum')));

const negated = (value: number | undefined): number | undefined => (value === undefined ? undefined : -value);

function stricter(inclusive: number | undefined, exclusive: number | undefined): Bound | undefined {
  if (exclusive !== undefined && (inclusive === undefined || exclusive >= inclusive))
    return { value: exclusive, exclusive: true };
  return inclusive === undefined ? undefined : { value: inclusive, exclusive: false };
}

const fits = (wanted: Bound, had: Bound | undefined): boolean =>
  had !== undefined &&
  (had.value > wanted.value || (had.value === wanted.value && (had.exclusive || !wanted.exclusive)));

const wholeNumbers = (values: unknown): boolean => Array.isArray(values) && values.every(Number.isInteger);

/** `minLength` and `maxLength`, `minItems` and `maxItems`, `minProperties` and `maxProperties`. */
export function compareLimits(
  from: Plain,
  to: Plain,
  path: string,
  of: 'Length' | 'Items' | 'Properties',
): readonly Difference[] {
  const least = numberAt(to, `min${of}`) ?? 0;
  const most = numberAt(to, `max${of}`) ?? Infinity;
  const found: Difference[] = [];
  if (least > (numberAt(from, `min${of}`) ?? 0))
    found.push(differs(path, `min${of} is ${least} now, was ${textOf(numberAt(from, `min${of}`))}`));
  if (most < (numberAt(from, `max${of}`) ?? Infinity))
    found.push(differs(path, `max${of} is ${most} now, was ${textOf(numberAt(from, `max${of}`))}`));
  return found;
}

const textOf = (value: unknown): string =>
  value === undefined ? 'anything' : typeof value === 'string' ? value : JSON.stringify(value);
