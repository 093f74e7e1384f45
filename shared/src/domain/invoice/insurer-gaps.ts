import type { MoneyInput } from '../money/money.ts';
import { toCents } from '../money/money.ts';

/** What an insurer refuses a line for: the certificate has not come, there is no transport number, the line is worth nothing. */
export type InsurerGap = 'certificate' | 'transportNumber' | 'amount';

/** What the checklist of an insurer invoice looks at in a booking. */
export interface InsurerChecked {
  readonly certificateNeeded?: boolean | null;
  readonly certificateReceived?: boolean | null;
  /** Transport number. */
  readonly mutualPatientID?: string | null;
  /** What the insurer pays for it, in euros. */
  readonly total?: MoneyInput;
}

/** What is missing in a booking before it stands on the invoice of an insurer, in the order in which it is listed; empty when nothing is. */
export function insurerGaps(booking: InsurerChecked): readonly InsurerGap[] {
  const gaps: InsurerGap[] = [];
  if (booking.certificateNeeded && !booking.certificateReceived) gaps.push('certificate');
  if (!booking.mutualPatientID?.trim()) gaps.push('transportNumber');
  if (toCents(booking.total) <= 0) gaps.push('amount');
  return gaps;
}
