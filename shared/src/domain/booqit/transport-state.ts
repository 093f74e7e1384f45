import { TRANSPORT_FIELD_VALUES, type TransportField } from '@navette/openapi/enums';
import type { PlanningRow, TransportPlace } from './planning-row.ts';
import { placeDraft } from './drafts.ts';
import { isListedStatus } from './reason.ts';

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
