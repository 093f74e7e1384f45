import { useT } from '@navette/shared/i18n';
import { Button, Page, useSingleKey } from '@navette/shared/ui';
import { useOpenRecord, type TableHandle } from '@navette/shared/ui-table';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { BookingEditor } from './booking-editor.tsx';
import { BookingsTable } from './bookings-table.tsx';
import { useBookings } from './requests/use-bookings.ts';
import { useFilters } from './use-filters.ts';

/** The bookings of a period: look, search, change status, edit, delete, add (S1 §2.5). `?id=` opens one, wherever it lies. */
export function BookingsPage(): ReactNode {
  const t = useT();
  const filters = useFilters();
  const bookings = useBookings(filters.period);
  const record = useOpenRecord();
  const [adding, setAdding] = useState(false);
  const table = useRef<TableHandle>(null);
  useSingleKey('n', () => setAdding(true));
  return (
    <Page
      title={t('bookings.title')}
      onRefresh={() => void bookings.refetch()}
      refreshing={bookings.isFetching}
      actions={
        <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('bookings.add')}
        </Button>
      }
    >
      <BookingsTable ref={table} bookings={bookings} filters={filters} onOpen={record.open} />
      <BookingEditor
        id={record.id}
        adding={adding}
        day={filters.period.start}
        onClose={(saved) => {
          if (adding) setAdding(false);
          else record.close();
          if (saved) table.current?.reveal(saved.id);
        }}
      />
    </Page>
  );
}
