import type { TransportField } from '@navette/openapi/enums';
import { readableCode } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import type { Difference } from '../../../entities/use-differences.ts';

const FIELDS: Readonly<Record<TransportField, string>> = {
  time: messageKey('differences.field.time'),
  passenger: messageKey('differences.field.passenger'),
  home: messageKey('differences.field.home'),
  care: messageKey('differences.field.care'),
  certificate: messageKey('differences.field.certificate'),
  status: messageKey('differences.field.status'),
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ['certificate none', messageKey('certificate.none')],
  ['certificate needed', messageKey('certificate.needed')],
  ['certificate present', messageKey('certificate.present')],
  ['status drives', messageKey('status.drives')],
  ['status cancelled', messageKey('status.cancelled')],
  ['status cancelledByBooker', messageKey('status.cancelledByBooker')],
  ['status cancelledByTransporter', messageKey('status.cancelledByTransporter')],
  ['status toConfirmDelete', messageKey('status.toConfirmDelete')],
  ['status unknown', messageKey('status.unknown')],
]);

/** Display text of a field's value. */
export function valueText(field: TransportField, value: string | null, { t, formats }: FormattingContext): string {
  if (value === null) return t('differences.unread');
  if (field === 'time') {
    const [date = '', time] = value.split(' ');
    return [formats.formatDate(date), time].join(' ');
  }
  if (field === 'passenger') return value.replace(/\d{4}-\d{2}-\d{2}$/u, (birthday) => formats.formatDate(birthday));
  const key = WORDS.get(`${field} ${value}`);
  if (key !== undefined) return t(key);
  return field === 'status' ? readableCode(value) : value;
}

/** Name of a field. */
export const fieldText = (field: TransportField, t: Translate): string => t(FIELDS[field]);

/** Columns of the open differences. */
export const DIFFERENCE_COLUMNS: readonly TableColumn<Difference>[] = [
  { id: 'ap_date', header: messageKey('transport.date'), kind: 'date', value: ({ ap_date }) => ap_date, fixed: true },
  { id: 'bookingId', header: messageKey('differences.booking'), kind: 'id', value: ({ bookingId }) => bookingId },
  { id: 'passenger', header: messageKey('transport.passenger'), value: ({ passenger }) => passenger, minWidth: 120 },
  {
    id: 'field',
    header: messageKey('differences.field'),
    value: ({ field }) => field,
    text: ({ field }, { t }) => fieldText(field, t),
    groups: true,
    whole: true,
    fixed: true,
  },
  {
    id: 'old',
    header: messageKey('differences.old'),
    value: ({ old }) => old,
    text: ({ field, old }, context) => valueText(field, old, context),
    grow: 3,
    fixed: true,
  },
  {
    id: 'new',
    header: messageKey('differences.new'),
    value: (row) => row.new,
    text: (row, context) => valueText(row.field, row.new, context),
    grow: 3,
    fixed: true,
  },
  {
    id: 'since',
    header: messageKey('differences.since'),
    kind: 'instant',
    value: ({ since }) => since,
    hideBelow: 1280,
  },
];
