import { mayOpen } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import type { ParkingTicket } from '@navette/shared/realtime';
import { useUser } from '@navette/shared/session';
import { EmptyState, Flex, Link } from '@navette/shared/ui';
import { ReceiptPhoto } from '@navette/shared/ui-booking';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';

interface TicketDialogProps {
  readonly ticket: ParkingTicket;
  readonly onClose: () => void;
}

/** Dialog of a receipt, with a link to its booking for who may open it. */
export function TicketDialog({ ticket: { bookingId, imageUrl, date, driver }, onClose }: TicketDialogProps): ReactNode {
  const t = useT();
  const user = useUser();
  return (
    <Dialog open onClose={onClose} title={t('bookings.receipt.title', { id: bookingId })} size={600}>
      <Flex direction="column" gap="3" align="center">
        {imageUrl === null ? (
          <EmptyState title={t('bookings.receipt.none')} />
        ) : (
          <ReceiptPhoto {...{ imageUrl, date, driver }} />
        )}
        {mayOpen(user?.pages, 'booking') && (
          <Link to={`/booking?id=${String(bookingId)}`}>{t('tickets.openBooking', { id: bookingId })}</Link>
        )}
      </Flex>
    </Dialog>
  );
}
