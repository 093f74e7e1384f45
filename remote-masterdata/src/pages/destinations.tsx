import { type BulkEditing, RecordsPage, useBulkEdit, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { ImportButton } from '../entities/import/import-button.tsx';
import * as z from 'zod';
import DestinationDialog, {
  changeDestinations,
  destinations,
  useDestinations,
  type Destination,
  type DestinationChanges,
} from '../dialogs/destination.tsx';
import { ActiveField, bulkEditing, chosen, chosenFlag } from '../records/bulk.tsx';
import { email, useField } from '../records/fields.ts';
import { fieldsFor } from '@navette/shared/ui-form';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { StatusCell, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { MapPinOff } from 'lucide-react';
import { cityColumn, columnsOf, ID } from '../records/columns.tsx';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of destinations (specification/registers.md#destinations). */
export default function DestinationList(): ReactNode {
  const bulk = useBulkEdit(destinationBulk);
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
      selectionActions={bulk.selectionActions}
      renderDialog={(id, onClose) => <DestinationDialog key={id} input={{ id }} onClose={onClose} />}
    >
      {bulk.windows}
    </RecordsPage>
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

const bulkSchema = z.object({ wardEmail: email.transform(chosen), active: chosenFlag });
const Fields = fieldsFor(bulkSchema);

function BulkFields(): ReactNode {
  const field = useField('destination.');
  return (
    <>
      <Fields.TextField {...field('wardEmail')} />
      <ActiveField />
    </>
  );
}

/** Bulk edit of destinations: the wards of one hospital share a mail address. */
const destinationBulk: BulkEditing<Destination, DestinationChanges> = bulkEditing({
  kind: destinations,
  send: changeDestinations,
  schema: bulkSchema,
  values: { wardEmail: '', active: null },
  fields: <BulkFields />,
});
