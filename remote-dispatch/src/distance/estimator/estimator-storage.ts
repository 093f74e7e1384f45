import { personalStorage } from '@navette/shared/session';
import * as z from 'zod';
import type { DistanceResult } from '../get-distance.ts';
import { estimatorInputSchema, type EstimatorInput } from './estimator-input.ts';

/** Addresses of patients must not stay readable on a shared machine. */
const nameOf = (userId: number) => `estimator.${String(userId)}`;

const figures = z.object({ price: z.number(), distance: z.number(), duration: z.number() });
const trip = figures.extend({
  origin: z.string(),
  destination: z.string(),
  geometry: z.array(z.tuple([z.number(), z.number()])),
});
const legs = z.array(z.object({ trip }));
const resultSchema = z.object({
  to: legs,
  back: legs,
  simple: legs,
  totals: z.object({ to: figures, back: figures, simple: figures, total: figures }),
  estimated: z.boolean(),
  source: z.string(),
  unavailable: z.string().nullish(),
  attribution: z.string().nullish(),
});
const storedSchema = z.object({ input: estimatorInputSchema, question: z.string(), result: resultSchema.nullable() });

/** The last estimate: input and result. */
export interface StoredEstimate {
  readonly input: EstimatorInput;
  /** The question that `result` answers, as JSON. */
  readonly question: string;
  readonly result: DistanceResult | null;
}

/** The last estimate of a user; null without one in the current format (S1 §2.9: restored on load). */
export function readEstimate(userId: number): StoredEstimate | null {
  try {
    const { data } = storedSchema.safeParse(JSON.parse(personalStorage.read(nameOf(userId)) ?? 'null'));
    return data ?? null;
  } catch {
    return null; // the entry is not an estimate
  }
}

/** Stores an estimate until the session ends. */
export const storeEstimate = (userId: number, estimate: StoredEstimate): void =>
  personalStorage.write(nameOf(userId), JSON.stringify(estimate));
