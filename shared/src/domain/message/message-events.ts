import type { MessageEvent } from '@navette/openapi/enums';
import { BookingStatus } from '../booking/enums.ts';
import { mayBeMobile, normalisePhone } from '../identity/phone.ts';

/** Fields of a trip that decide whether a message about it is still true. */
export interface MessageTrip {
  readonly status: number;
  readonly isArchived: boolean;
  /** The passenger is on board. */
  readonly charged: boolean;
  /** The client agrees to get messages. */
  readonly messages: boolean;
  /** Planned pick-up and end, ms since 1970. */
  readonly start: number;
  readonly end: number;
}

/**
 * Whether a message may be sent now (specification/messages.md#events): the client agrees, and it is true and of use. One that has waited is asked
 * again before it leaves.
 */
export function isMessageDue(event: MessageEvent, trip: MessageTrip, now: Date): boolean {
  const at = now.getTime();
  if (!trip.messages || trip.isArchived) return false;
  if (event === 'cancelled' || event === 'daysCancelled')
    return trip.status === BookingStatus.canceled && at < trip.start;
  if (trip.status !== BookingStatus.pending || trip.charged) return false;
  return event === 'onTheWay' || event === 'late' ? at < trip.end : at < trip.start;
}

/** Number in E.164 that can get an SMS: the mobile phone of a client, else a phone that is a mobile one; `undefined` without one. */
export function smsNumber(...phones: readonly (string | null)[]): string | undefined {
  return phones.flatMap((phone) => (phone && mayBeMobile(phone) ? (normalisePhone(phone) ?? []) : [])).at(0);
}

/** A number or mail address for lists and logs: its end, and of an address its domain. */
export function maskedRecipient(recipient: string): string {
  const [name = '', domain] = recipient.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}…@${domain}`;
  return recipient === '' ? '' : `${recipient.slice(0, 3)}…${recipient.slice(-3)}`;
}
