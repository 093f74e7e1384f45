import { clientName } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Alert, EmptyState, Stack } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { InvoiceChecklist } from './use-checklist.ts';

const FAULTS = {
  noCertificate: messageKey('invoice.gap.certificate'),
  noTransportNumber: messageKey('invoice.gap.transportNumber'),
  zeroAmount: messageKey('invoice.gap.amount'),
} as const;

/** Bookings with something missing, left out unless they are checked. */
export function Checklist({
  checklist: { listed, isChosen, choose, chosen },
}: {
  readonly checklist: InvoiceChecklist;
}): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  if (listed.length === 0) return null;
  return (
    <>
      <Alert status="warning" title={t('invoice.gaps', { count: listed.length })}>
        <p>{t('invoice.gaps.help')}</p>
        <Stack gap="1" maxHeight="12rem" overflowY="auto" role="group" aria-label={t('invoice.gaps.include')}>
          {listed.map(({ booking, faults }) => (
            <Checkbox key={booking.id} checked={isChosen(booking.id)} onChange={(is) => choose(booking.id, is)}>
              {t('invoice.gaps.line', {
                booking: `${booking.id} · ${formatDate(booking.ap_date)} · ${clientName(booking, 'list')}`,
                faults: faults.map((fault) => t(FAULTS[fault])).join(', '),
              })}
            </Checkbox>
          ))}
        </Stack>
      </Alert>
      {chosen.length === 0 && <EmptyState title={t('invoice.gaps.all')} />}
    </>
  );
}
