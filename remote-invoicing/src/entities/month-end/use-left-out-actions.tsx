import type { InvoiceKind } from '@navette/shared/domain';
import { useOpenDialog } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { useOpenBooking } from '@navette/shared/ui-booking';
import { focusGivenBack, useToast } from '@navette/shared/ui-overlay';
import type { RowAction } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarDays, MapPinPen } from 'lucide-react';
import { useCallback } from 'react';
import { type LeftOut, refreshMonthEnd } from './month-end-requests.ts';

/** Record of the payer, for a missing address: required page and dialog. A settlement needs no address. */
const PAYERS = {
  client: { dialog: 'masterdata/client@1', page: 'client', label: messageKey('monthEnd.open.client') },
  insurance: { dialog: 'masterdata/insurance@1', page: 'insurances', label: messageKey('monthEnd.open.insurance') },
  driver: undefined,
} as const satisfies Readonly<Record<InvoiceKind, object | undefined>>;

const lacksAddress = ({ line }: LeftOut) => line.reasons.includes('noAddress');

/**
 * Actions for a skipped booking: its form, and the record of a payer without address.
 * @param onMended called when the preview was refetched: the row may be gone
 * @returns undefined for a user who may open neither
 */
export function useLeftOutActions(
  kind: InvoiceKind,
  onMended: () => void,
): ((row: LeftOut) => readonly RowAction[]) | undefined {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const openDialog = useOpenDialog();
  const openBooking = useOpenBooking();
  const payer = PAYERS[kind];
  const mayBook = useCan('booking');
  const mayMend = useCan(payer ? payer.page : []);
  const actionsOf = useCallback(
    (row: LeftOut) => {
      const { payerId: id, payer: name, line } = row;
      const readAgain = async () => {
        await refreshMonthEnd(cache);
        await focusGivenBack();
        onMended();
      };
      const complete = async () => {
        if (await openBooking(line.id)) await readAgain();
      };
      const address = (dialog: NonNullable<typeof payer>['dialog']) =>
        openDialog(dialog, { id }).then(readAgain, (error: unknown) =>
          toast.failure(t('monthEnd.open.failed', { name }), error),
        );
      return [
        ...(payer && mayMend && lacksAddress(row)
          ? [
              {
                id: 'payer',
                label: t(payer.label),
                icon: <MapPinPen aria-hidden />,
                inline: true,
                onSelect: () => void address(payer.dialog),
              },
            ]
          : []),
        ...(mayBook
          ? [
              {
                id: 'booking',
                label: t('monthEnd.open.booking'),
                icon: <CalendarDays aria-hidden />,
                inline: true,
                onSelect: () => void complete(),
              },
            ]
          : []),
      ];
    },
    [cache, mayBook, mayMend, onMended, openBooking, openDialog, payer, t, toast],
  );
  return mayBook || mayMend ? actionsOf : undefined;
}
