import { daysInRange, type DateRange, LONGEST_LIST } from '@navette/shared/domain';

/** Figures of the sales with a list of their own. */
export const SIDES = ['amount', 'cash', 'factuur', 'profit'] as const;
/** One of {@link SIDES}. */
export type Side = (typeof SIDES)[number];

/** Whether a period is short enough for a list of bookings. */
export const isListed = (range: DateRange): boolean => daysInRange(range) <= LONGEST_LIST;

const query = (values: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const days = ({ start, end }: DateRange) => ({ from: start, to: end });

/** The list of bookings of a period; its total is the amount of the period. Undefined for one longer than a year. */
export const bookingsLink = (range: DateRange): string | undefined =>
  isListed(range) ? `/booking?${query(days(range))}` : undefined;

/** The bookings of a period with one of their figures, or by client, or of one weekday and hour. */
export const behindLink = (
  range: DateRange,
  more: { readonly side?: Side; readonly by?: 'client'; readonly weekday?: number; readonly hour?: number },
): string | undefined => (isListed(range) ? `/results/bookings?${query({ ...days(range), ...more })}` : undefined);

/** The invoices of a period. */
export const invoicesLink = (range: DateRange): string => `/results/invoices?${query(days(range))}`;

/** Filter of the unpaid invoices: late ones, not late ones, those of a client, those of all clients but some, or those of insurers. */
type UnpaidOf =
  | { readonly late: 'true' | 'not' }
  | { readonly client: number }
  | { readonly except: readonly number[] }
  | { readonly payers: 'insurance' };

/** Unpaid invoices. */
export const unpaidLink = (which: UnpaidOf): string =>
  `/results/invoices?${query({ unpaid: 'true', ...('except' in which ? { except: which.except.join(' ') } : which) })}`;
