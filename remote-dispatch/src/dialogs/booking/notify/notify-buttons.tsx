import { offeredNotices, type NoticeButton } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Box, Button, Text } from '@navette/shared/ui';
import { useFormContext } from '@navette/shared/ui-form';
import { BellRing, Ban, Pencil, Send } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useValue } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { NotifyBooking } from './notify-booking.tsx';

const BUTTONS = {
  ask: { Icon: Send, label: messageKey('booking.notify.ask') },
  notify: { Icon: BellRing, label: messageKey('booking.notify.notify') },
  edit: { Icon: Pencil, label: messageKey('booking.notify.edit') },
  cancel: { Icon: Ban, label: messageKey('booking.notify.cancel') },
} as const satisfies Record<NoticeButton, { readonly Icon: LucideIcon; readonly label: string }>;

/** The buttons that notify the driver of an existing booking. What stands in the form must be complete: that is what is sent. */
export function NotifyButtons({
  row,
  sources,
}: {
  readonly row: BookingRow;
  readonly sources: BookingSources;
}): ReactNode {
  const t = useT();
  const { trigger } = useFormContext<BookingValues>();
  const [occasion, setOccasion] = useState<NoticeButton | null>(null);
  const [isRefused, setRefused] = useState(false);
  const buttons = offeredNotices({ accepted: useValue('accepted'), status: useValue('status') });
  if (buttons.length === 0) return null;

  async function open(chosen: NoticeButton): Promise<void> {
    const isValid = await trigger(undefined, { shouldFocus: true });
    setRefused(!isValid);
    if (isValid) setOccasion(chosen);
  }

  return (
    <Box style={{ gridColumn: 'span 12' }} data-field paddingBottom="2">
      <Box role="group" aria-label={t('booking.notify.group')} display="flex" flexWrap="wrap" gap="2">
        {buttons.map((name) => {
          const { Icon, label } = BUTTONS[name];
          return (
            <Button key={name} size="sm" icon={<Icon aria-hidden />} onClick={() => void open(name)}>
              {t(label)}
            </Button>
          );
        })}
      </Box>
      {isRefused && (
        <Text role="alert" textStyle="xs" color="fg.error">
          {t('booking.notify.incomplete')}
        </Text>
      )}
      {occasion !== null && <NotifyBooking {...{ occasion, row, sources }} onClose={() => setOccasion(null)} />}
    </Box>
  );
}
