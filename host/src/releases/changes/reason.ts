import * as z from 'zod';

/** Shortest and longest reason (contract: ReleaseReason). */
export const REASON_LENGTH = { min: 3, max: 500 } as const;

/** Schema of a reason, shown in the history. */
export const reason = z.string().trim().min(1).pipe(z.string().min(REASON_LENGTH.min).max(REASON_LENGTH.max));

/** Schema of a form with a reason only. */
export const reasonSchema = z.object({ why: reason });

/** Its default values. */
export const noReason = { why: '' };
