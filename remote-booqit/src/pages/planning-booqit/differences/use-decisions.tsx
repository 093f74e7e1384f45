import { isCancelled } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast, Checkbox, Dialog } from '@navette/shared/ui-overlay';
import { useCallback, useState, type ReactNode, useRef } from 'react';
import { type Decided, type Difference, useDecide } from '../../../entities/use-differences.ts';
import { DifferenceMatch } from './difference-match.tsx';
import { Button, Stack, Text } from '@navette/shared/ui';

/** Apply and Ignore, with the dialog that a field requires. */
export function useDecisions(): {
  readonly apply: (difference: Difference) => void;
  readonly ignore: (difference: Difference) => void;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const toast = useToast();
  const { mutateAsync } = useDecide();
  const [asked, setAsked] = useState<Difference>();
  const close = () => setAsked(undefined);

  const decide = useCallback(
    async (difference: Difference, decided: Decided) => {
      try {
        await mutateAsync({ difference, decided });
        toast.success(t(decided.decision === 'apply' ? 'differences.applied' : 'differences.ignored'));
      } catch (error) {
        toast.failure(t('differences.failed'), error);
      }
    },
    [mutateAsync, toast, t],
  );
  const apply = useCallback(
    (difference: Difference) => {
      const { field, token } = difference;
      const asks = field === 'passenger' || field === 'care' || (field === 'status' && isCancelled(token));
      if (asks) setAsked(difference);
      else void decide(difference, { decision: 'apply' });
    },
    [decide],
  );
  const ignore = useCallback((difference: Difference) => void decide(difference, { decision: 'ignore' }), [decide]);

  return { apply, ignore, dialog: asked && question(asked) };

  function question(difference: Difference): ReactNode {
    if (difference.field === 'status')
      return (
        <CancelDialog
          difference={difference}
          onClose={close}
          onCancelBooking={(alsoLinked) => void decide(difference, { decision: 'apply', alsoLinked })}
        />
      );
    return (
      <DifferenceMatch
        difference={difference}
        onClose={close}
        onChoose={(kind, id) => {
          close();
          void decide(difference, {
            decision: 'apply',
            ...(kind === 'client' ? { clientId: id } : { destinationId: id }),
          });
        }}
      />
    );
  }
}

interface CancelDialogProps {
  readonly difference: Difference;
  readonly onCancelBooking: (alsoLinked: boolean) => void;
  readonly onClose: () => void;
}

/** Asks whether to cancel a booking whose transport is cancelled on the platform, and its other leg. */
function CancelDialog({ difference, onCancelBooking, onClose }: CancelDialogProps): ReactNode {
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
