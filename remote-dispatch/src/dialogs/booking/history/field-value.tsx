import type { components } from '@navette/openapi/types';
import { isBookingType } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import type { Formats, Translate } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { useInsurances } from '../../../pickers/list-insurances.ts';
import { conflictsIn } from '../../../conflicts/conflict.ts';
import { useConflictWords } from '../../../conflicts/use-conflict-words.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { RecordName } from './record-name.tsx';

type Value = components['schemas']['FieldChange']['new'];

/** A value of a field of the history. */
export interface FieldValueProps {
  readonly field: string;
  readonly value: Value;
  readonly sources: BookingSources;
}

const MONEY = new Set([
  'waitprice',
  'ticket_price',
  'price',
  'price_driver',
  'creditAmount',
  'mutualAmount',
  'mutualPatientAmount',
  'min10km',
  'plus10km',
]);

/** A value as the form would show it, in the user's language; a dash for none. Numbers of records become names. */
export function FieldValue({ field, value, sources }: FieldValueProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  if (value === null || value === '') return '–';
  const id = Number(value);
  if (field === 'driverId') return <RecordName source={sources.driver} id={id} />;
  if (field === 'clientId') return <RecordName source={sources.client} id={id} />;
  if (field === 'destinationId') return <RecordName source={sources.destination} id={id} />;
  if (field === 'insuranceId') return <InsurerName id={id} />;
  if (field === 'assignedAnyway') return <AssignedAnyway text={String(value)} />;
  return plainValue(field, value, t, formats);
}

function plainValue(field: string, value: NonNullable<Value>, t: Translate, formats: Formats): string {
  if (typeof value === 'boolean') return t(value ? 'shared.yes' : 'shared.no');
  if (MONEY.has(field)) return formats.formatMoney(Number(value));
  const text = String(value);
  if (field === 'ap_date') return formats.formatDate(text);
  if (field === 'status') return t(vocabulary.bookingStatus(Number(value)));
  if (field === 'accepted') return t(vocabulary.accepted(Number(value)));
  if (field === 'motive') return t(vocabulary.motive(Number(value)));
  if (field === 'type' && isBookingType(text)) return t(vocabulary.bookingType(text));
  if (field === 'seriesId' || field === 'linkedId') return t('booking.number', { id: Number(value) });
  if (field === 'mutualDistance') return formats.formatDistance(Number(value));
  if (field === 'commission') return formats.formatPercent(Number(value));
  if (field === 'ap_waittime' && text === '0') return t('booking.wait.none');
  return text;
}

function InsurerName({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const { data = [] } = useInsurances();
  return data.find((insurer) => insurer.id === id)?.name ?? t('booking.number', { id });
}

/** The conflicts a driver was assigned in spite of, in words. */
function AssignedAnyway({ text }: { readonly text: string }): ReactNode {
  const words = useConflictWords();
  const conflicts = conflictsIn(text);
  return conflicts ? conflicts.map((conflict) => words(conflict, { withDate: true })).join('; ') : text;
}
