import type { components } from '@navette/openapi/types';
import { bookingField, isBookingField } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

/** What the history names besides the fields of a booking. */
const HISTORY_ONLY = new Map([
  ['seriesId', messageKey('booking.history.seriesId')],
  ['linkedId', messageKey('booking.history.linkedId')],
  ['archivedAt', messageKey('booking.archived')],
  ['assignedAnyway', messageKey('booking.history.assignedAnyway')],
]);

/** The label of a field, as the form says it. */
export const fieldLabelKey = (field: string): string => HISTORY_ONLY.get(field) ?? `booking.field.${field}`;

/** Whether a field is one that people know by a name: not the measured distance, nor what the platform hands over. */
export function isNamedField(field: string): boolean {
  if (!isBookingField(field)) return HISTORY_ONLY.has(field);
  const { kind } = bookingField(field);
  return kind !== 'distance' && kind !== 'nonReimbursed';
}

type FieldChange = components['schemas']['FieldChange'];

const isEmpty = (value: FieldChange['new']): boolean => value === null || value === '' || value === false;

/** Whether the history shows a change: of a named field, and not from empty to empty, as those of a new booking are. */
export const isShownInHistory = ({ field, old, new: next }: FieldChange): boolean =>
  isNamedField(field) && !(isEmpty(old) && isEmpty(next));
