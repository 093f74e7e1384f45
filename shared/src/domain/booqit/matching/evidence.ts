import { addressWords } from '../../text/address-words.ts';
import { editDistance } from '../../text/edit-distance.ts';

/**
 * A fact for or against a candidate, with its weight in bits (the logarithm of how much likelier the fact is for the right record than for any
 * other).
 */
export interface Evidence<Code extends string> {
  readonly code: Code;
  readonly points: number;
}

/** A score from 0 to 100 with its reasons. */
export interface Score<Code extends string> {
  /** Probability that the candidate is the right one while no other is known, in whole per cent. */
  readonly score: number;
  /** Logarithm of the odds. */
  readonly bits: number;
  readonly reasons: readonly Evidence<Code>[];
}

/** Minimum score of a preselected candidate. */
export const SURE_SCORE = 95;

/** Minimum score of a candidate that is shown without asking. */
export const LIKELY_SCORE = 60;

/**
 * Probability from independent facts, by the Fellegi–Sunter model: prior odds in bits plus those of each fact.
 * @param before prior of one record among all in bits, a negative number
 */
export function scoreOf<Code extends string>(before: number, reasons: readonly Evidence<Code>[]): Score<Code> {
  const bits = reasons.reduce((sum, { points }) => sum + points, before);
  return { bits, score: Math.floor(100 / (1 + 2 ** -bits)), reasons: reasons.filter(({ points }) => points !== 0) };
}

/**
 * Scores in per cent of candidates of whom at most one is the right one, in their order: two equally good ones share the probability.
 * @param bits of each candidate
 */
export function competingScores(bits: readonly number[]): number[] {
  const odds = bits.map((one) => 2 ** one);
  const all = odds.reduce((sum, one) => sum + one, 1);
  return odds.map((one) => Math.floor((100 * one) / all));
}

/** Fields of an address that are compared. */
export interface ComparedAddress {
  /** Street and house number; null when unknown. */
  readonly address: string | null;
  readonly zip: string | null;
}

/** Similarity of two addresses; `unknown` when one of them is empty. */
export type AddressLikeness = 'same' | 'street' | 'town' | 'other' | 'unknown';

const parts = (address: string): { readonly street: string; readonly number: string } => {
  const text = addressWords(address).join(' ');
  const number = /\d+(?!.*\d)/u.exec(text)?.[0] ?? '';
  return { number, street: text.replaceAll(/[^a-z]/gu, '') };
};

/** Compares street, house number and postal code; tolerates one or two wrong letters in a long street name. */
export function addressLikeness(one: ComparedAddress, other: ComparedAddress): AddressLikeness {
  if (!one.address || !other.address || !one.zip || !other.zip) return 'unknown';
  if (one.zip.trim() !== other.zip.trim()) return 'other';
  const [first, second] = [parts(one.address), parts(other.address)];
  const allowed = Math.min(first.street.length, second.street.length) >= 8 ? 2 : 0;
  if (editDistance(first.street, second.street) > allowed) return 'town';
  return first.number === second.number ? 'same' : 'street';
}
