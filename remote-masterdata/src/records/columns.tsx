import { ibanText, DOCUMENT_LANGUAGES, INVOICE_CHANNELS } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { StatusCell, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { MapPinOff } from 'lucide-react';
import { channelName, documentLanguage } from './fields.ts';

type CellValue = ReturnType<TableColumn<unknown>['value']>;

const cellValue = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

type Options<Row> = Partial<TableColumn<Row>>;

/**
 * Makes columns of a list, each of a field of its rows with its value; its heading is the message under a prefix with its name.
 * @example const column = columnsOf<Driver>(); column('person.', 'car', { hideBelow: 1680 })
 */
export const columnsOf =
  <Row extends object>() =>
  (prefix: string, id: keyof Row & string, options: Options<Row> = {}): TableColumn<Row> => ({
    id,
    header: `${prefix}${id}`,
    value: (row) => cellValue(row[id]),
    ...options,
  });

export const ID = { kind: 'id', descendingFirst: true } as const;

export const FLAG = { kind: 'flag', groups: true, descendingFirst: true } as const;

export const phoneText: Options<{ readonly tel: string | null }> = {
  whole: true,
  text: ({ tel }, { formats }) => formats.formatPhone(tel),
};

export const accountText: Options<{ readonly bank_account?: string | null }> = {
  whole: true,
  text: ({ bank_account }) => ibanText(bank_account ?? ''),
};

/** Column of the language of documents, hidden until the user chooses it. */
export const languageColumn: TableColumn<{ readonly language: string | null }> = {
  id: 'language',
  header: messageKey('client.field.language'),
  value: ({ language }) => language,
  groups: true,
  text: ({ language }, { t }) =>
    DOCUMENT_LANGUAGES.filter((one) => one === language)
      .map((one) => t(documentLanguage(one)))
      .join(''),
  hidden: true,
};

/** Column of the channel of invoices, hidden until the user chooses it. */
export const channelColumn: TableColumn<{ readonly invoiceChannel?: string | null }> = {
  id: 'invoiceChannel',
  header: messageKey('client.field.invoiceChannel'),
  value: ({ invoiceChannel }) => invoiceChannel ?? null,
  groups: true,
  text: ({ invoiceChannel }, { t }) =>
    INVOICE_CHANNELS.filter((one) => one === invoiceChannel)
      .map((one) => t(channelName(one)))
      .join(''),
  hidden: true,
};

export const roleColumn: TableColumn<{ readonly role: string }> = {
  id: 'role',
  header: messageKey('person.role'),
  value: ({ role }) => role,
  groups: true,
  text: ({ role }, { t }) => t(`role.${role}`),
};

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

/** Status of a person with an incomplete address. */
const noAddress: StatusStyle = { tone: 'danger', icon: MapPinOff, label: messageKey('person.noAddress') };

interface PersonRow extends Placed {
  readonly firstname: string;
  readonly lastname: string;
  readonly address: string | null;
  readonly fullAddress?: string | null;
  readonly birthday?: string | null;
  readonly tel: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  /** The person was anonymised: nothing to complete. */
  readonly anonymised?: boolean;
}

/** Status of a row: incomplete address (specification/registers.md#users). */
export const addressStatus = ({
  fullAddress,
  anonymised,
}: Pick<PersonRow, 'fullAddress' | 'anonymised'>): StatusStyle | undefined =>
  fullAddress || anonymised ? undefined : noAddress;

const column = columnsOf<PersonRow>();

/** Columns of a list of people: names, address, birthday and phones. */
export const personColumns: readonly TableColumn<PersonRow>[] = [
  column('person.', 'lastname', { grow: 2, fixed: true }),
  column('person.', 'firstname'),
  column('person.', 'address', {
    text: (row, { t }: FormattingContext) =>
      [row.address, addressStatus(row) ? t(noAddress.label) : ''].filter(Boolean).join(' '),
    cell: (row, context) => (!addressStatus(row) ? row.address : <StatusCell status={noAddress} context={context} />),
    grow: 2,
  }),
  column('person.', 'zip', { whole: true, groups: true, hideBelow: 1024 }),
  cityColumn(messageKey('person.city')),
  column('person.', 'birthday', { kind: 'date', hideBelow: 1280 }),
  column('person.', 'tel', { ...phoneText, hideBelow: 1680 }),
  column('person.', 'mobile', { whole: true, text: ({ mobile }, { formats }) => formats.formatPhone(mobile) }),
];

export const emailColumn = column('person.', 'email', { hideBelow: 1024 });
