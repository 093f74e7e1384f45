import { $api, invalidate } from '@navette/shared/api';
import { useDialogAvailability, useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Button, Flex } from '@navette/shared/ui';
import type { BookingRow } from '@navette/shared/ui-booking';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import type { ReactNode } from 'react';

const BOOKINGS = [['post', '/service/booking/byTransportIds']] as const;

/** Invoices the linked bookings through the dialog of invoicing, dated today: a button for each insurer that pays some of them (S3 §2.13). */
export function InvoiceButtons({ bookings }: { readonly bookings: readonly BookingRow[] }): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const openDialog = useOpenDialog();
  const { reason } = useDialogAvailability('invoicing/insurance-invoice@1');
  const insurers = $api.useQuery('get', '/api/insurance', {}, { meta: { failure: 'inPlace' } });
  const insured = bookings.filter(({ insuranceId }) => insuranceId !== null);
  const ids = [...new Set(insured.flatMap(({ insuranceId }) => insuranceId ?? []))];

  async function invoice(insuranceId: number): Promise<void> {
    try {
      const input = { insuranceId, bookings: insured.filter((booking) => booking.insuranceId === insuranceId) };
      if (await openDialog('invoicing/insurance-invoice@1', input)) await invalidate(cache, BOOKINGS);
    } catch (error) {
      toast.failure(t('invoices.invoice.failed'), error);
    }
  }

  return (
    <Flex gap="2" wrap="wrap">
      {ids.map((id) => (
        <Button
          key={id}
          icon={<FilePlus aria-hidden />}
          disabled={reason !== undefined}
          title={reason === undefined ? undefined : t('invoices.invoice.failed')}
          onClick={() => void invoice(id)}
        >
          {t('invoices.invoice', { insurer: insurers.data?.find((insurer) => insurer.id === id)?.name ?? String(id) })}
        </Button>
      ))}
    </Flex>
  );
}
