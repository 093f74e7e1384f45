/** A fact that speaks for or against a candidate: which, and how much, in bits (the logarithm of how much likelier the fact is of the right record than of any other). */
export interface Evidence<Code extends string> {
  readonly code: Code;
  readonly points: number;
}

/** A score from 0 to 100, and why. */
export interface Score<Code extends string> {
  /** How sure it is that the candidate is the right one while nobody else is known, in per cent, whole. */
  readonly score: number;
  /** The same as the logarithm of the odds. */
  readonly bits: number;
  readonly reasons: readonly Evidence<Code>[];
}

/** Scores from here on are preselected. */
export const SURE_SCORE = 95;
/** Scores below are shown when they are asked for. */
export const LIKELY_SCORE = 60;

/**
 * The probability that evidence of independent facts makes, as Fellegi and Sunter weigh records: odds before, in bits, and those of each fact.
 * @param before bits of one record among all, a negative number
 */
export function scoreOf<Code extends string>(before: number, reasons: readonly Evidence<Code>[]): Score<Code> {
  const bits = reasons.reduce((sum, { points }) => sum + points, before);
  return { bits, score: Math.floor(100 / (1 + 2 ** -bits)), reasons: reasons.filter(({ points }) => points !== 0) };
}

/**
 * Scores of candidates of whom one at most is the right one, in per cent, in their order: two who fit equally well share what is sure.
 * @param bits of each candidate
 */
export function competingScores(bits: readonly number[]): number[] {
  const odds = bits.map((one) => 2 ** one);
  const all = odds.reduce((sum, one) => sum + one, 1);
  return odds.map((one) => Math.floor((100 * one) / all));
}
