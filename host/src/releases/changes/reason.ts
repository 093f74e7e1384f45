import * as z from 'zod';

/** Shortest and longest reason (contract: ReleaseReason). */
export const REASON_LENGTH = { min: 3, max: 500 } as const;

/** Why it is done, for who reads the history at night. */
export const reason = z.string().trim().min(1).pipe(z.string().min(REASON_LENGTH.min).max(REASON_LENGTH.max));

/** A form that asks for nothing but the reason. */
export const reasonSchema = z.object({ why: reason });

/** What such a form holds at first. */
export const noReason = { why: '' };
