import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { ImportButton } from '../import/import-button.tsx';
import { destinationColumns, destinationStatus } from './destination-columns.tsx';
import { DestinationDialog } from './destination-dialog.tsx';
import { destinations, useDestinations } from './destination-requests.ts';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** Destinations (S2 §2). */
export function DestinationList(): ReactNode {
  return (
    <RecordsPage
      records={useRecords(destinations, useDestinations())}
      tableId="destinations"
      columns={destinationColumns}
      rowStatus={destinationStatus}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      actions={<ImportButton kind="destinations" />}
      csvName="destinations"
      renderDialog={(id, onClose) => <DestinationDialog key={id} input={{ id }} onClose={onClose} />}
    />
  );
}
