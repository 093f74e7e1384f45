import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { StatusCell, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { MapPinOff } from 'lucide-react';

/** Person in a list. */
interface PersonRow {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly fullAddress?: string | null;
  readonly birthday?: string | null;
  readonly tel?: string | null;
  readonly mobile?: string | null;
  readonly email?: string | null;
  /** The person was anonymised: nothing to complete. */
  readonly anonymised?: boolean;
}

/** Status of a person with an incomplete address. */
const noAddress: StatusStyle = { tone: 'danger', icon: MapPinOff, label: messageKey('person.noAddress') };

/** Status of a row: incomplete address (specification/registers.md#users). */
export const addressStatus = ({
  fullAddress,
  anonymised,
}: Pick<PersonRow, 'fullAddress' | 'anonymised'>): StatusStyle | undefined =>
  fullAddress || anonymised ? undefined : noAddress;

const addressText = (row: PersonRow, { t }: FormattingContext) =>
  [row.address, addressStatus(row) ? t(noAddress.label) : ''].filter(Boolean).join(' ');

/** Name, address and birthday columns, the first ones of a list of people. */
export const personColumns = <Row extends PersonRow>(): readonly TableColumn<Row>[] => [
  { id: 'firstname', header: messageKey('person.firstname'), value: ({ firstname }) => firstname },
  {
    id: 'lastname',
    grow: 2,
    header: messageKey('person.lastname'),
    value: ({ lastname }) => lastname,
    fixed: true,
  },
  {
    id: 'address',
    header: messageKey('person.address'),
    value: ({ address }) => address,
    text: addressText,
    cell: (row, context) => (!addressStatus(row) ? row.address : <StatusCell status={noAddress} context={context} />),
    grow: 2,
  },
  { id: 'zip', whole: true, header: messageKey('person.zip'), value: ({ zip }) => zip, groups: true, hideBelow: 1024 },
  cityColumn(messageKey('person.city')),
  {
    id: 'birthday',
    header: messageKey('person.birthday'),
    kind: 'date',
    value: ({ birthday }) => birthday,
    hideBelow: 1280,
  },
];

/** Phone columns, the next two. */
export const phoneColumns = <Row extends PersonRow>(): readonly TableColumn<Row>[] => [
  {
    id: 'tel',
    whole: true,
    header: messageKey('person.tel'),
    value: ({ tel }) => tel,
    text: ({ tel }, { formats }) => formats.formatPhone(tel),
    hideBelow: 1680,
  },
  {
    id: 'mobile',
    whole: true,
    header: messageKey('person.mobile'),
    value: ({ mobile }) => mobile,
    text: ({ mobile }, { formats }) => formats.formatPhone(mobile),
  },
];

/** E-mail column. */
export const emailColumn = <Row extends PersonRow>(): TableColumn<Row> => ({
  id: 'email',
  header: messageKey('person.email'),
  value: ({ email }) => email,
  hideBelow: 1024,
});

interface Placed {
  readonly city: string | null;
  readonly zip: string | null;
}

/** Municipality column; the postal code distinguishes municipalities with the same name. @param header message key of the heading */
export const cityColumn = <Row extends Placed>(header: string): TableColumn<Row> => ({
  id: 'city',
  header,
  kind: 'place',
  value: ({ city }) => city,
  postalCode: ({ zip }) => zip,
  groups: true,
});
