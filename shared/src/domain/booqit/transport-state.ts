import { TRANSPORT_FIELD_VALUES, type TransportField } from '@navette/openapi/enums';
import { type PlanningRow, type TransportPlace, isListedStatus } from './planning-row.ts';
import { placeDraft } from './drafts.ts';

/** Fields of a transport that matter to its booking, each as a comparable text. */
export type TransportState = Readonly<Record<TransportField, string>>;

/** Fields with personal data: names, homes and places of care. */
export const PERSONAL_TRANSPORT_FIELDS: readonly string[] = ['passenger', 'home', 'care'] satisfies TransportField[];

/** State of the certificate of a transport. */
export type CertificateState = 'none' | 'needed' | 'present';

/** State of the certificate: `present` by a tag of the platform, `needed` when the transport asks for one. */
export function certificateState({
  certificateNeeded,
  tags,
}: Pick<PlanningRow, 'certificateNeeded' | 'tags'>): CertificateState {
  if (tags.includes('certificatePresent') || tags.includes('certificateSent')) return 'present';
  return certificateNeeded || tags.includes('certificateNeeded') ? 'needed' : 'none';
}

/** Status of a transport as far as a booking is concerned: `drives`, or the platform's status that says why it does not. */
export const drivingStatus = (status: string): string => (isListedStatus(status) ? 'drives' : status);

/** Whether a state means that the transport is cancelled. */
export const isCancelled = (status: string): boolean => status !== 'drives';

const placeText = (place: TransportPlace): string => {
  const { postbox, fullAddress } = placeDraft(place);
  return [place.name, fullAddress, postbox].filter(Boolean).join(', ');
};

/** Name and birthday of the passenger: a namesake with another birthday is a difference. */
function passengerText({ passenger }: PlanningRow): string {
  const { lastName, firstName, dateOfBirth } = passenger ?? {};
  const [birthday] = /^\d{4}-\d{2}-\d{2}/u.exec(dateOfBirth ?? '') ?? [];
  return [[lastName, firstName].filter(Boolean).join(' '), birthday].filter(Boolean).join(', ');
}

/** The state of a part of a transport. */
export const transportState = (row: PlanningRow): TransportState => ({
  time: `${row.date} ${row.time}`,
  passenger: passengerText(row),
  // Of a home only the start or end of the trip matters; an onward trip starts elsewhere.
  home: row.isOnward ? placeDraft(row.pickup).fullAddress : placeText(row.home),
  care: placeText(row.care),
  certificate: certificateState(row),
  status: drivingStatus(row.status),
});

/** The fields that differ between two states, in the order of the contract. For a cancelled transport only the status counts. */
export function changedFields(seen: TransportState, current: TransportState): readonly TransportField[] {
  const changed = TRANSPORT_FIELD_VALUES.filter((field) => seen[field] !== current[field]);
  return changed.includes('status') && isCancelled(current.status) ? ['status'] : changed;
}

/** Filters of the external platform (specification/booqit.md#tags); several are joined by semicolons, and a transport has all of them. */
export const PLATFORM_TAGS = [
  'invoiced',
  'invoiceable',
  'invoicingStarted',
  'certificateNeeded',
  'certificatePresent',
  'certificateSent',
  'noMutInvoicingIntervention',
] as const;

/** A filter of the external platform. */
export type PlatformTag = (typeof PLATFORM_TAGS)[number];

/** Tags set by the two quick filters "Pas facture" and "Certificate" (specification/booqit.md#transports). */
export const QUICK_TAGS = {
  notInvoiced: ['certificateNeeded', 'invoiceable'],
  certificate: ['certificateNeeded', 'invoicingStarted'],
} as const satisfies Readonly<Record<string, readonly PlatformTag[]>>;

const isTag = (text: string): text is PlatformTag => PLATFORM_TAGS.some((tag) => tag === text);

/** Filters as the API writes them, `certificateNeeded;invoiceable`; `undefined` when one of them is unknown. */
export function parseTags(text: string | null | undefined): readonly PlatformTag[] | undefined {
  const names = (text ?? '').split(';').filter((name) => name !== '');
  const tags = names.filter(isTag);
  return tags.length === names.length ? tags : undefined;
}

/** Direction of a part of a transport: to care, on from one place of care to another, or back home. */
export type TransportDirection = 'to' | 'on' | 'back';

/** The direction of a row of planning. */
export const transportDirection = ({
  isReturn,
  isOnward,
}: Pick<PlanningRow, 'isReturn' | 'isOnward'>): TransportDirection => (isReturn ? 'back' : isOnward ? 'on' : 'to');
