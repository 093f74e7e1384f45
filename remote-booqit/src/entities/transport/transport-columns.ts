import {
  transportDirection,
  type TransportPassenger,
  type TransportPlace,
  readableCode,
  sumMoney,
} from '@navette/shared/domain';
import { messageKey, type Formats, type Translate } from '@navette/shared/i18n';
import type { TableColumn, FormattingContext, TableTotal } from '@navette/shared/ui-table';
import { directionText, type TransportRow } from './transport-row.ts';

/** Last name first, as lists name people (specification/screens.md#words). */
export const passengerName = (passenger: TransportPassenger | null): string =>
  [passenger?.lastName, passenger?.firstName].filter(Boolean).join(' ');

/** Name and town of a place, or its street if it has no name. */
export const placeText = ({ name, street, number, locality }: TransportPlace): string =>
  [name ?? [street, number].filter(Boolean).join(' '), locality].filter(Boolean).join(', ');

/** Place text with the town in the language of the screen. */
export const shownPlace = (place: TransportPlace, { formatMunicipality }: Formats): string =>
  placeText({ ...place, locality: formatMunicipality(place.locality, place.zipCode) });

const REASONS: ReadonlyMap<string, string> = new Map([
  ['chemotherapy', messageKey('reason.chemotherapy')],
  ['consultation', messageKey('reason.consultation')],
  ['dialysis', messageKey('reason.dialysis')],
  ['discharge', messageKey('reason.discharge')],
  ['hospitalisation', messageKey('reason.hospitalisation')],
  ['oncoDayCare', messageKey('reason.oncoDayCare')],
  ['postTreatmentKidneyTransplantation', messageKey('reason.postTreatmentKidneyTransplantation')],
  ['radiotherapy', messageKey('reason.radiotherapy')],
  ['returnAmbulatoryCare', messageKey('reason.returnAmbulatoryCare')],
]);

/** Text of a reason; an unknown one is derived from its code (specification/booqit.md#words). */
export const reasonText = (reason: string | null, t: Translate): string => {
  const key = reason === null ? undefined : REASONS.get(reason);
  return key === undefined ? readableCode(reason ?? '') : t(key);
};

/** Columns available to the lists of transports (specification/booqit.md#planning). */
export const TRANSPORT_COLUMNS = {
  transportId: {
    header: messageKey('transport.id'),
    value: ({ transportId }) => transportId,
    whole: true,
    fixed: true,
  },
  direction: {
    header: messageKey('transport.return'),
    value: (row) => transportDirection(row),
    text: (row, { t }) => directionText(row, t),
    groups: true,
  },
  date: {
    header: messageKey('transport.date'),
    kind: 'date',
    value: ({ date }) => date,
    descendingFirst: true,
    fixed: true,
    groups: true,
  },
  time: { header: messageKey('transport.time'), kind: 'time', value: ({ time }) => time, fixed: true },
  passenger: {
    header: messageKey('transport.passenger'),
    value: ({ passenger }) => passengerName(passenger),
    grow: 2,
    fixed: true,
  },
  reason: {
    header: messageKey('transport.reason'),
    value: ({ reason }) => reason,
    text: ({ reason }, { t }) => reasonText(reason, t),
    groups: true,
    grow: 1.5,
  },
  pickup: {
    header: messageKey('transport.pickup'),
    value: ({ pickup }) => placeText(pickup),
    text: ({ pickup }, { formats }) => shownPlace(pickup, formats),
  },
  dropOff: {
    header: messageKey('transport.dropOff'),
    value: ({ dropOff }) => placeText(dropOff),
    text: ({ dropOff }, { formats }) => shownPlace(dropOff, formats),
  },
  price: { header: messageKey('transport.price'), kind: 'amount', value: ({ price }) => price },
  total: { header: messageKey('transport.total'), kind: 'amount', value: ({ total }) => total },
} as const satisfies Readonly<Record<string, Omit<TableColumn<TransportRow>, 'id'>>>;

/** Columns by name, in this order. */
export const transportColumns = (
  names: readonly (keyof typeof TRANSPORT_COLUMNS)[],
): readonly TableColumn<TransportRow>[] => names.map((id) => ({ id, ...TRANSPORT_COLUMNS[id] }));

/** Sum of the prices of the transports found, in euros; those without a price count as 0. */
export const transportTotals = (
  rows: readonly TransportRow[],
  { t, formats }: FormattingContext,
): readonly TableTotal[] => [
  {
    id: 'total',
    label: t('transport.sum'),
    value: formats.formatMoney(sumMoney(rows.map(({ total }) => total ?? 0))),
  },
];
