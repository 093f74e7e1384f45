import type { components } from '@navette/openapi/types';
import { bookingField, isBookingField, isBookingType, isMobility, type BookingFieldKind } from '@navette/shared/domain';
import { useFormats, useT, vocabulary, type Formats, type Translate, messageKey } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { useInsurances } from '../../pickers/record-sources.ts';
import { conflictsIn } from '../../conflicts/conflict.ts';
import { useConflictWords } from '../../conflicts/conflict-list.tsx';
import type { BookingSources } from './use-booking-sources.ts';
import { useRecord, type RecordSource } from '@navette/shared/ui-form';
import type { BookingValues } from './booking-values.ts';

type Value = components['schemas']['FieldChange']['new'];

interface FieldValueProps {
  readonly field: string;
  readonly value: Value;
  readonly sources: BookingSources;
}

/** A value as in the form, in the user's language; a dash for none. Ids of records become names. */
export function FieldValue({ field, value, sources }: FieldValueProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  if (value === null || value === '') return '–';
  if (field === 'archivedAt') return formats.formatInstant(String(value));
  if (field === 'assignedAnyway') return <AssignedAnyway text={String(value)} />;
  if (!isBookingField(field)) return t('booking.number', { id: Number(value) });
  const { kind } = bookingField(field);
  const id = Number(value);
  if (kind === 'driver') return <RecordName source={sources.driver} id={id} />;
  if (kind === 'client') return <RecordName source={sources.client} id={id} />;
  if (kind === 'destination') return <RecordName source={sources.destination} id={id} />;
  if (kind === 'insurer') return <InsurerName id={id} />;
  return plainValue(kind, value, t, formats);
}

function plainValue(kind: BookingFieldKind, value: NonNullable<Value>, t: Translate, formats: Formats): string {
  const text = String(value);
  switch (kind) {
    case 'flag':
    case 'flagOfClient':
      return t(value === true ? 'shared.yes' : 'shared.no');
    case 'money':
    case 'amount':
      return formats.formatMoney(Number(value));
    case 'day':
      return formats.formatDate(text);
    case 'status':
      return t(vocabulary.bookingStatus(Number(value)));
    case 'accepted':
      return t(vocabulary.accepted(Number(value)));
    case 'motive':
      return t(vocabulary.motive(Number(value)));
    case 'mobility':
      return isMobility(text) ? t(vocabulary.mobility(text)) : text;
    case 'type':
      return isBookingType(text) ? t(vocabulary.bookingType(text)) : text;
    case 'km':
      return formats.formatDistance(Number(value));
    case 'percent':
      return formats.formatPercent(Number(value));
    case 'waitTime':
      return text === '0' ? t('booking.wait.none') : text;
    default:
      return text;
  }
}

function InsurerName({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const { data = [] } = useInsurances();
  return data.find((insurer) => insurer.id === id)?.name ?? t('booking.number', { id });
}

/** The ignored conflicts of an assigned driver, as text. */
function AssignedAnyway({ text }: { readonly text: string }): ReactNode {
  const words = useConflictWords();
  const conflicts = conflictsIn(text);
  return conflicts ? conflicts.map((conflict) => words(conflict, { withDate: true })).join('; ') : text;
}

/** The name of a record by its id; the id until it is loaded, or when it was deleted. */
function RecordName<Item>({ source, id }: { readonly source: RecordSource<Item>; readonly id: number }): ReactNode {
  const t = useT();
  const { state } = useRecord(source, id);
  return state.status === 'known' ? source.labelOf(state.item) : t('booking.number', { id });
}

/** History entries that are no fields of a booking. */
const HISTORY_ONLY = new Map([
  ['seriesId', messageKey('booking.history.seriesId')],
  ['linkedId', messageKey('booking.history.linkedId')],
  ['archivedAt', messageKey('booking.archived')],
  ['assignedAnyway', messageKey('booking.history.assignedAnyway')],
]);

/** The label of a field, as in the form. */
export const fieldLabelKey = (field: string): string => HISTORY_ONLY.get(field) ?? `booking.field.${field}`;

/** Whether a field has a label: not the measured distance, nor raw data of the platform. */
export function isNamedField(field: string): boolean {
  if (!isBookingField(field)) return HISTORY_ONLY.has(field);
  const { kind } = bookingField(field);
  return kind !== 'distance' && kind !== 'nonReimbursed';
}

type FieldChange = components['schemas']['FieldChange'];

const isEmpty = (value: FieldChange['new']): boolean => value === null || value === '' || value === false;

/** Whether the history shows a change: of a labelled field, and not from empty to empty, as for a new booking. */
export const isShownInHistory = ({ field, old, new: next }: FieldChange): boolean =>
  isNamedField(field) && !(isEmpty(old) && isEmpty(next));

/** A value of the form in the format of the history; lists of days, which no saved booking has, as text. */
export const shownValue = (value: BookingValues[keyof BookingValues]): string | number | boolean | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
