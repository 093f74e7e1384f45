import { useT } from '@navette/shared/i18n';
import { Button, Stack, Text } from '@navette/shared/ui';
import { Checkbox, Dialog } from '@navette/shared/ui-overlay';
import { useRef, useState, type ReactNode } from 'react';
import type { Difference } from '../../../entities/difference/use-differences.ts';

interface CancelDialogProps {
  readonly difference: Difference;
  readonly onCancelBooking: (alsoLinked: boolean) => void;
  readonly onClose: () => void;
}

/** Asks what becomes of a booking whose transport is cancelled on the platform, and of its other leg. */
export function CancelDialog({ difference, onCancelBooking, onClose }: CancelDialogProps): ReactNode {
  const t = useT();
  const { bookingId, passenger, linkedId } = difference;
  const [alsoLinked, setAlsoLinked] = useState(linkedId !== null);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size={600}
      onClose={onClose}
      initialFocus={() => keep.current}
      title={t('differences.cancel.title', { id: String(bookingId) })}
      footer={
        <>
          <Button ref={keep} onClick={onClose}>
            {t('differences.cancel.keep')}
          </Button>
          <Button
            variant="solid"
            colorPalette="red"
            onClick={() => {
              onCancelBooking(linkedId !== null && alsoLinked);
              onClose();
            }}
          >
            {t('differences.cancel.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t('differences.cancel.text', { passenger: passenger ?? '' })}</Text>
        {linkedId !== null && (
          <Checkbox checked={alsoLinked} onChange={setAlsoLinked}>
            {t('differences.cancel.linked', { id: String(linkedId) })}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}
