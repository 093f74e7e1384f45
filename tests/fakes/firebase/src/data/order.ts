import { isBranch, type Tree } from './tree.ts';

const rank = (value: Tree): number =>
  value === null
    ? 0
    : value === false
      ? 1
      : value === true
        ? 2
        : typeof value === 'number'
          ? 3
          : typeof value === 'string'
            ? 4
            : 5;

/** null < false < true < number < string < object, as the Realtime Database orders values. */
export function compareValues(one: Tree, other: Tree): number {
  const apart = rank(one) - rank(other);
  if (apart !== 0 || isBranch(one) || isBranch(other) || one === null || other === null || one === other) return apart;
  return one < other ? -1 : 1;
}

const isIndex = (key: string): boolean => /^(?:0|-?[1-9]\d{0,9})$/.test(key);

/** Integer keys first, by value; then texts. */
export function compareKeys(one: string, other: string): number {
  if (isIndex(one) !== isIndex(other)) return isIndex(one) ? -1 : 1;
  if (isIndex(one)) return Number(one) - Number(other);
  return one === other ? 0 : one < other ? -1 : 1;
}
