import type { components } from '@navette/openapi/types';
import {
  type PlanningRow,
  planningRows,
  transportDirection,
  type TransportDirection,
  type PlatformTag,
  readableCode,
} from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';

/** Transports in the API's answer, each with its parts. */
export type TransportGroups = components['schemas']['TransportGroups'];

/** The booking of a part of a transport, with the certainty of the match. */
export type Booked = Partial<components['schemas']['BookedTransport']> &
  Omit<components['schemas']['BookedTransport'], 'certificate' | 'invoices'>;

/** A row of the lists of transports: a part of a transport. */
export interface TransportRow extends PlanningRow {
  /** Unique in its list. */
  readonly key: string;
  /** Its booking; undefined before a check, or when there is none. */
  readonly booked?: Booked | undefined;
  /** Its details are shown below it. */
  readonly isExpanded?: boolean | undefined;
}

export const rowKey = ({ transportId, part }: { readonly transportId: string; readonly part: number }): string =>
  `${transportId} ${String(part)}`;

export const rowsOf = (groups: TransportGroups | undefined): readonly TransportRow[] | undefined =>
  groups?.flatMap((parts) => planningRows(parts)).map((row) => ({ ...row, key: rowKey(row) }));

const DIRECTIONS: Readonly<Record<TransportDirection, string>> = {
  to: messageKey('transport.direction.to'),
  on: messageKey('transport.direction.on'),
  back: messageKey('transport.direction.back'),
};

export const directionText = (row: Pick<TransportRow, 'isReturn' | 'isOnward'>, t: Translate): string =>
  t(DIRECTIONS[transportDirection(row)]);

export const TAG_WORDS: Readonly<Record<PlatformTag, string>> = {
  invoiced: messageKey('tag.invoiced'),
  invoiceable: messageKey('tag.invoiceable'),
  invoicingStarted: messageKey('tag.invoicingStarted'),
  certificateNeeded: messageKey('tag.certificateNeeded'),
  certificatePresent: messageKey('tag.certificatePresent'),
  certificateSent: messageKey('tag.certificateSent'),
  noMutInvoicingIntervention: messageKey('tag.noMutInvoicingIntervention'),
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(TAG_WORDS),
  ['requested', messageKey('status.requested')],
  ['accepted', messageKey('status.accepted')],
  ['toConfirmDelete', messageKey('status.toConfirmDelete')],
  ['cancelledByBooker', messageKey('status.cancelledByBooker')],
  ['cancelledByTransporter', messageKey('status.cancelledByTransporter')],
]);

/** Text of status and tags of a transport; unknown ones are derived from their codes. */
export const statusText = (
  { status, tags }: { readonly status: string; readonly tags: readonly string[] },
  t: Translate,
): string =>
  [status, ...tags]
    .map((code) => {
      const key = WORDS.get(code);
      return key === undefined ? readableCode(code) : t(key);
    })
    .join(', ');
