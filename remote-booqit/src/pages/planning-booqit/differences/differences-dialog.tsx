import { useT } from '@navette/shared/i18n';
import { Stack } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import { Dialog } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction } from '@navette/shared/ui-table';
import { Check, EyeOff, Pencil } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { type Difference, useDifferences } from '../../../entities/use-differences.ts';
import { DIFFERENCE_COLUMNS, fieldText } from './difference-columns.ts';
import { useDecisions } from './use-decisions.tsx';

const SORT = { column: 'ap_date', descending: false } as const;
const PAGE_SIZES = [5, 20, 'all'] as const;
const keyOf = ({ transportId, part, field }: Difference) => `${transportId} ${String(part)} ${field}`;

/** Booked transports that changed on the platform: the booking's value, the platform's value, Apply or Ignore. */
export function DifferencesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const query = useDifferences();
  const { apply, ignore, dialog } = useDecisions();
  const openBooking = useOpenBooking();
  const rowActions = useCallback(
    (row: Difference, { t: say }: FormattingContext): readonly RowAction[] => [
      {
        id: 'apply',
        label: say('differences.apply'),
        icon: <Check aria-hidden />,
        inline: true,
        disabled: row.new === null ? say('differences.unread') : undefined,
        onSelect: () => apply(row),
      },
      {
        id: 'ignore',
        label: say('differences.ignore'),
        icon: <EyeOff aria-hidden />,
        inline: true,
        onSelect: () => ignore(row),
      },
      {
        id: 'open',
        label: say('differences.open'),
        icon: <Pencil aria-hidden />,
        onSelect: () => void openBooking(row.bookingId),
      },
    ],
    [apply, ignore, openBooking],
  );
  const nameOf = useCallback(({ bookingId, field }: Difference) => `${String(bookingId)} ${fieldText(field, t)}`, [t]);
  return (
    <Dialog open size={1200} onClose={onClose} title={t('differences.title')}>
      <Stack gap="3">
        <DataTable
          tableId="booqit-differences"
          label={t('differences.title')}
          columns={DIFFERENCE_COLUMNS}
          rows={query.data}
          load={query}
          rowKey={keyOf}
          rowName={nameOf}
          rowActions={rowActions}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          emptyText={t('differences.empty')}
          address="none"
        />
      </Stack>
      {dialog}
    </Dialog>
  );
}
