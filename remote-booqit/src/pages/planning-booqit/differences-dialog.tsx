import { useT } from '@navette/shared/i18n';
import { Stack, Button, Text } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import { Dialog, useToast, Checkbox } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction } from '@navette/shared/ui-table';
import { Check, EyeOff, Pencil } from 'lucide-react';
import { useCallback, type ReactNode, useState, useRef } from 'react';
import { type Difference, useDifferences, type Decided, useDecide } from '../../entities/use-differences.ts';
import { DIFFERENCE_COLUMNS, fieldText, DifferenceMatch } from './difference-match.tsx';
import { isCancelled } from '@navette/shared/domain';

const SORT = { column: 'ap_date', descending: false } as const;
const PAGE_SIZES = [5, 20, 'all'] as const;
const keyOf = ({ transportId, part, field }: Difference) => `${transportId} ${String(part)} ${field}`;

/** Booked transports that changed on the platform: the booking's value, the platform's value, Apply or Ignore. */
export function DifferencesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const query = useDifferences();
  const { apply, ignore, dialog } = useDecisions();
  const openBooking = useOpenBooking();
  const rowActions = useCallback(
    (row: Difference, { t: say }: FormattingContext): readonly RowAction[] => [
      {
        id: 'apply',
        label: say('differences.apply'),
        icon: <Check aria-hidden />,
        inline: true,
        disabled: row.new === null ? say('differences.unread') : undefined,
        onSelect: () => apply(row),
      },
      {
        id: 'ignore',
        label: say('differences.ignore'),
        icon: <EyeOff aria-hidden />,
        inline: true,
        onSelect: () => ignore(row),
      },
      {
        id: 'open',
        label: say('differences.open'),
        icon: <Pencil aria-hidden />,
        onSelect: () => void openBooking(row.bookingId),
      },
    ],
    [apply, ignore, openBooking],
  );
  const nameOf = useCallback(({ bookingId, field }: Difference) => `${String(bookingId)} ${fieldText(field, t)}`, [t]);
  return (
    <Dialog open size={1200} onClose={onClose} title={t('differences.title')}>
      <Stack gap="3">
        <DataTable
          tableId="booqit-differences"
          label={t('differences.title')}
          columns={DIFFERENCE_COLUMNS}
          rows={query.data}
          load={query}
          rowKey={keyOf}
          rowName={nameOf}
          rowActions={rowActions}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          emptyText={t('differences.empty')}
          address="none"
        />
      </Stack>
      {dialog}
    </Dialog>
  );
}

/** Apply and Ignore, with the dialog that a field requires. */
function useDecisions(): {
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
