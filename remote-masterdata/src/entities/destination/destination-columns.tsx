import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { StatusCell } from '@navette/shared/ui-table';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { MapPinOff } from 'lucide-react';
import { cityColumn } from '../../records/city-column.ts';
import type { Destination } from './destination-requests.ts';

const invalid: StatusStyle = { tone: 'danger', icon: MapPinOff, label: messageKey('destination.invalid') };

/** Status of a row: incomplete address (S2 §2). */
export const destinationStatus = ({ fullAddress }: Destination): StatusStyle | undefined =>
  fullAddress ? undefined : invalid;

const addressText = ({ address, fullAddress }: Destination, { t }: FormattingContext) =>
  [address, fullAddress ? null : t(invalid.label)].filter(Boolean).join(' ');

/** The columns of the list (S2 §2). */
export const destinationColumns: readonly TableColumn<Destination>[] = [
  {
    id: 'id',
    header: messageKey('destination.id'),
    kind: 'id',
    value: ({ id }) => id,
    descendingFirst: true,
  },
  {
    id: 'name',
    header: messageKey('destination.name'),
    value: ({ name }) => name,
    grow: 2,
    fixed: true,
  },
  {
    id: 'address',
    extra: 24,
    header: messageKey('destination.address'),
    value: ({ address }) => address,
    text: addressText,
    cell: (row, context) => (
      <>
        {row.address} <StatusCell status={destinationStatus(row)} context={context} />
      </>
    ),
    grow: 2,
  },
  { id: 'zip', header: messageKey('destination.zip'), value: ({ zip }) => zip, groups: true },
  cityColumn(messageKey('destination.city')),
];
