import type { RowAction, Said } from '@navette/shared/ui-table';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { BookingRow } from './booking-row.ts';

interface Acts {
  /** Opens the details, which are the form: it shows everything and edits. */
  readonly edit: (id: number) => void;
  readonly remove: (booking: BookingRow) => Promise<void>;
}

/** Details and edit in one, and delete (S1 §2.5). The acts keep their identity, or the rows are drawn again. */
export const useRowActions = ({ edit, remove }: Acts) =>
  useCallback(
    (booking: BookingRow, { t }: Said): RowAction[] => [
      { id: 'edit', label: t('bookings.action.edit'), icon: <Pencil aria-hidden />, onSelect: () => edit(booking.id), inline: true, shortcut: 'Enter' },
      { id: 'delete', label: t('shared.delete'), icon: <Trash2 aria-hidden />, onSelect: () => void remove(booking), inline: true, danger: true, shortcut: 'Delete' },
    ],
    [edit, remove],
  );
