import type { Schema } from './json-schema.ts';

/**
 * Other end of the exchange. `accepts`: the API, which refuses whatever its schema does not allow. `reads`: a page, which takes from an answer
 * what it was built for and leaves the rest.
 */
export type Receiver = 'accepts' | 'reads';

/** Why a value may not be understood at the other end. */
export interface Difference {
  readonly severity: 'warned' | 'failed';
  /** Where: `body.client.name`, `answer[].price`. */
  readonly path: string;
  readonly what: string;
}

/** Context of comparing parts of a schema. */
export interface Comparison {
  readonly receiver: Receiver;
  readonly path: string;
  /** Compares a part: what may be sent, what the receiver understands. */
  readonly part: (from: Schema, to: Schema, path: string) => readonly Difference[];
}

export const failed = (path: string, what: string): Difference => ({ severity: 'failed', path, what });

export const warned = (path: string, what: string): Difference => ({ severity: 'warned', path, what });

/** The worse of two lists has more that refuses, then more that warns. */
export function lighter(left: readonly Difference[], right: readonly Difference[]): readonly Difference[] {
  const weight = (list: readonly Difference[]): number =>
    list.reduce((sum, { severity }) => sum + (severity === 'failed' ? 1000 : 1), 0);
  return weight(right) < weight(left) ? right : left;
}
