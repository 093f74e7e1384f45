import { randomInt } from 'node:crypto';

/** Alphabet in byte order. */
const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const base = alphabet.length;

/**
 * Makes keys as Firebase does: eight characters of milliseconds, twelve random ones, incremented within the same millisecond. Sorted by bytes they
 * are in the order of their creation.
 */
export function createPushIds(now: () => Date): () => string {
  let last = 0;
  let chance: number[] = [];
  return () => {
    const moment = Math.max(last, now().getTime());
    chance = moment === last ? next(chance) : Array.from({ length: 12 }, () => randomInt(base));
    last = moment;
    return textOf([...digitsOf(moment), ...chance]);
  };
}

function digitsOf(moment: number): number[] {
  return Array.from({ length: 8 }, (_, index) => Math.floor(moment / base ** (7 - index)) % base);
}

/** Increments with carry. */
function next(digits: readonly number[]): number[] {
  const place = digits.findLastIndex((digit) => digit < base - 1);
  return digits.map((digit, index) => (index < place ? digit : index === place ? digit + 1 : 0));
}

const textOf = (digits: readonly number[]): string => digits.map((digit) => alphabet[digit] ?? '').join('');
