import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { ImportButton } from '../entities/import/import-button.tsx';
import DestinationDialog, { destinations, useDestinations, type Destination } from '../dialogs/destination.tsx';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { StatusCell, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { MapPinOff } from 'lucide-react';
import { cityColumn, columnsOf, ID } from '../records/columns.tsx';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of destinations (specification/registers.md#destinations). */
export default function DestinationList(): ReactNode {
  return (
    <RecordsPage
      records={useRecords(destinations, useDestinations())}
      tableId="destinations"
      columns={destinationColumns}
      rowStatus={destinationStatus}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      importing={<ImportButton kind="destinations" />}
      csvName="destinations"
      renderDialog={(id, onClose) => <DestinationDialog key={id} input={{ id }} onClose={onClose} />}
    />
  );
}

const invalid: StatusStyle = { tone: 'danger', icon: MapPinOff, label: messageKey('destination.invalid') };

/** Status of a row: incomplete address. */
const destinationStatus = ({ fullAddress }: Destination): StatusStyle | undefined =>
  fullAddress ? undefined : invalid;

const addressText = ({ address, fullAddress }: Destination, { t }: FormattingContext) =>
  [address, fullAddress ? null : t(invalid.label)].filter(Boolean).join(' ');

const column = columnsOf<Destination>();

export const destinationColumns: readonly TableColumn<Destination>[] = [
  column('destination.', 'id', ID),
  column('destination.', 'name', { grow: 2, fixed: true }),
  column('destination.', 'address', {
    extra: 24,
    text: addressText,
    cell: (row, context) => (
      <>
        {row.address} <StatusCell status={destinationStatus(row)} context={context} />
      </>
    ),
    grow: 2,
  }),
  column('destination.', 'zip', { groups: true }),
  cityColumn(messageKey('destination.city')),
];
