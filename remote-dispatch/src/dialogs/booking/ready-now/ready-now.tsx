import type { components } from '@navette/openapi/types';
import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { PhoneIncoming } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { waitsForCall } from '../../../bookings/ready-now/set-ready-now.ts';
import { useReadyNow } from '../../../bookings/ready-now/use-ready-now.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';

/** A booking that may wait for its client's call. */
export interface ReadyNowProps {
  readonly row: BookingRow;
  /** The trip is due now: the form takes over its day and times. */
  readonly onReady: (answer: components['schemas']['ReadyNowAnswer']) => void;
}

/** Says that the client calls when ready, with the button for when he does. */
export function ReadyNow({ row, onReady }: ReadyNowProps): ReactNode {
  const t = useT();
  const setReady = useReadyNow();
  const [isBusy, setBusy] = useState(false);
  const [isDue, setDue] = useState(false);
  if (isDue || !waitsForCall(row)) return null;

  async function notify(): Promise<void> {
    setBusy(true);
    const answer = await setReady(row.id);
    setBusy(false);
    if (!answer) return;
    setDue(true);
    onReady(answer);
  }

  return (
    <Alert
      live={false}
      title={t('booking.readyNow.waiting')}
      actions={
        <Button
          size="sm"
          variant="solid"
          icon={<PhoneIncoming aria-hidden />}
          loading={isBusy}
          onClick={() => void notify()}
        >
          {t('booking.readyNow.action')}
        </Button>
      }
    />
  );
}
