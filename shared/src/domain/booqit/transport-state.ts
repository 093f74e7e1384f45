import { TRANSPORT_FIELD_VALUES, type TransportField } from '@navette/openapi/enums';
import type { PlanningRow, TransportPlace } from './planning-row.ts';
import { placeDraft } from './drafts.ts';
import { isListedStatus } from './reason.ts';

/** What of a transport matters to its booking, each field as a text that differs when it changed. */
export type TransportState = Readonly<Record<TransportField, string>>;

/** Fields whose texts name a person or where they live and are cared for. */
export const PERSONAL_TRANSPORT_FIELDS: readonly string[] = ['passenger', 'home', 'care'] satisfies TransportField[];

/** How far the certificate of a transport is. */
export type CertificateState = 'none' | 'needed' | 'present';

/** The certificate of a transport: present once the platform says so by a tag, needed when it is asked for. */
export function certificateState({
  certificateNeeded,
  tags,
}: Pick<PlanningRow, 'certificateNeeded' | 'tags'>): CertificateState {
  if (tags.includes('certificatePresent') || tags.includes('certificateSent')) return 'present';
  return certificateNeeded || tags.includes('certificateNeeded') ? 'needed' : 'none';
}

/** Status of a transport as far as a booking is concerned: one that drives, or the word of the platform why it does not. */
export const drivingStatus = (status: string): string => (isListedStatus(status) ? 'drives' : status);

/** Whether a state says that the transport does not drive any more. */
export const isCancelled = (status: string): boolean => status !== 'drives';

const placeText = (place: TransportPlace): string => {
  const { postbox, fullAddress } = placeDraft(place);
  return [place.name, fullAddress, postbox].filter(Boolean).join(', ');
};

/** Who travels, with the day of birth: another person of the same name is a difference. */
function passengerText({ passenger }: PlanningRow): string {
  const { lastName, firstName, dateOfBirth } = passenger ?? {};
  const [birthday] = /^\d{4}-\d{2}-\d{2}/u.exec(dateOfBirth ?? '') ?? [];
  return [[lastName, firstName].filter(Boolean).join(' '), birthday].filter(Boolean).join(', ');
}

/** The state of a part of a transport (S3 §4). */
export const transportState = (row: PlanningRow): TransportState => ({
  time: `${row.date} ${row.time}`,
  passenger: passengerText(row),
  // What matters of a home is where the trip begins or ends; one that goes on begins elsewhere.
  home: row.isOnward ? placeDraft(row.pickup).fullAddress : placeText(row.home),
  care: placeText(row.care),
  certificate: certificateState(row),
  status: drivingStatus(row.status),
});

/** The fields that differ between two states, in the order of the contract. A cancelled transport differs in nothing else that matters. */
export function changedFields(seen: TransportState, current: TransportState): readonly TransportField[] {
  const changed = TRANSPORT_FIELD_VALUES.filter((field) => seen[field] !== current[field]);
  return changed.includes('status') && isCancelled(current.status) ? ['status'] : changed;
}
