import type { paths } from '@navette/openapi/types';
import type { Job } from './request-queue.ts';

/** How a call stands in line, how long it may take, and what its answer is good for. */
export interface RequestKind extends Pick<Job<unknown>, 'lane'> {
  readonly write: boolean;
  readonly immediate: boolean;
  /** A session that expired is renewed for it, and it is sent again. */
  readonly renews: boolean;
  readonly supersedes?: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  /** The answer carries an ETag worth keeping. */
  readonly tagged: boolean;
}

type Path = keyof paths;

/** Calls that read, though they are sent as POST (S1 §7 and its sisters). */
const READS_BY_POST: ReadonlySet<string> = new Set<Path>([
  '/service/settings',
  '/service/booking/byDate',
  '/service/booking/byReverseType',
  '/service/booking/byTransportIds',
  '/service/booking/conflicts',
  '/service/booking/suggestDrivers',
  '/service/driver/byname/{name}',
  '/service/agenda/availableByDriver',
  '/service/distance/get',
  '/service/distance/getDirections',
  '/service/gmail/listMessages',
  '/service/gmail/getMessages',
  '/service/gmail/getAttachment',
  '/service/user/findByRoles',
  '/service/client/duplicates',
  '/service/wallet/totalByDriver',
  '/service/wallet/totalByDriverDate',
  '/service/wallet/bookingsByDriverDate',
  '/service/wallet/totalByClient',
  '/service/wallet/totalByClientDate',
  '/service/wallet/bookingsByClientDate',
  '/service/wallet/totalByInsurance',
  '/service/wallet/totalByInsuranceDate',
  '/service/wallet/bookingsByInsuranceDate',
  '/service/wallet/getDriverInvoiceId',
  '/service/wallet/getClientInvoiceId',
  '/service/wallet/getInsuranceInvoiceId',
  '/service/invoice/clientsInvoicesByDate',
  '/service/invoice/bookingsByClientInvoice',
  '/service/invoice/bookingsByDriverInvoice',
  '/service/invoice/insurancesInvoicesByDate',
  '/service/invoice/bookingsByInsuranceInvoice',
  '/service/invoice/clientsArchivedByDate',
  '/service/stats/byMonth',
  '/service/stats/byDay',
  '/service/stats/byDay6m',
  '/service/stats/byWeekDayPerHour',
  '/service/booqit/transports',
  '/service/booqit/byId',
  '/service/search/all',
  '/service/search/geo',
  '/service/address/suggest',
  '/service/ticket/byBooking',
]);

/** Sign-in and what keeps a session alive go past the line: it may be halted waiting for them. Signing out waits for what was saved before. */
const SESSION_CALLS: ReadonlySet<string> = new Set<Path>([
  '/auth/adminlogin',
  '/auth/password',
  '/auth/session',
  '/auth/renew',
]);

/** Files take their time: the line does not wait for them. */
const FILES: ReadonlySet<string> = new Set<Path>(['/service/gmail/getAttachment']);

const TIMELINE: Path = '/service/booking/timeline';

/** Day lists are asked for again and again and seldom change. */
const TAGGED: ReadonlySet<string> = new Set<Path>(['/service/booking/byDate', TIMELINE]);

/** An attempt that takes longer is given up: one call that hangs would hold up the whole line. */
const TIMEOUT = 30_000;
const TIMELINE_TIMEOUT = 15_000;

/**
 * What kind of call this is.
 * @param options what the caller passed beside the contract's parameters: `priority: 'low'` (as for `fetch`) marks a poll, `timeout` is in milliseconds
 */
export function kindOf(
  method: string,
  path: string,
  options: { priority?: unknown; timeout?: unknown } = {},
): RequestKind {
  const write = method !== 'GET' && !READS_BY_POST.has(path);
  return {
    lane: options.priority === 'low' ? 'background' : 'user',
    write,
    immediate: SESSION_CALLS.has(path) || FILES.has(path),
    renews: !SESSION_CALLS.has(path),
    ...(path === TIMELINE && { supersedes: path }),
    timeout: typeof options.timeout === 'number' ? options.timeout : path === TIMELINE ? TIMELINE_TIMEOUT : TIMEOUT,
    tagged: TAGGED.has(path),
  };
}
