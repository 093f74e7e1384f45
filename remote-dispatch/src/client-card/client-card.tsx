import { BookingStatus } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import {
  Alert,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@navette/shared/ui';
import { lazyDialog, useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { Pencil, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BookingRow } from '../bookings/booking-row.ts';
import { getLinked } from '../bookings/linked-leg.tsx';
import { useStopAtInvoice } from '../bookings/use-stop-at-invoice.tsx';
import { type ClientCard as Card, useClientCard } from './card-requests.ts';
import { ClientFacts } from './client-facts.tsx';
import { TripList } from './trip-list.tsx';
import type { Visit } from './repeat-trip.tsx';

const RepeatTrip = lazyDialog(async () => (await import('./repeat-trip.tsx')).RepeatTrip);
const CancelTrip = lazyDialog(async () => (await import('./cancel-trip.tsx')).CancelTrip);

interface ClientCardProps {
  /** Client, or a record merged into it. */
  readonly id: number;
  /** Drawn around the card once the name is known: a dialog, or a page. */
  readonly renderFrame: (parts: {
    readonly card: Card | undefined;
    readonly actions: ReactNode;
    readonly content: ReactNode;
  }) => ReactNode;
}

/** The card of a client for a call (specification/clients.md#card): who, next and last trips, and in one step what is asked most. */
export function ClientCard({ id, renderFrame }: ClientCardProps): ReactNode {
  const t = useT();
  const { data, error, refetch, isFetching } = useClientCard(id);
  const content = data ? (
    <CardContent card={data} />
  ) : error ? (
    <ErrorState title={t('card.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <Stack gap="4" aria-busy>
      <Skeleton width="40%" />
      <Skeleton width="75%" />
      <Skeleton width="60%" />
    </Stack>
  );
  return renderFrame({
    card: data,
    actions: data && <CardActions card={data} onEdited={() => void refetch()} />,
    content,
  });
}

interface CardActionsProps {
  readonly card: Card;
  readonly onEdited: () => void;
}

/** New booking with what is known of the client, and the record itself. */
function CardActions({ card: { client, usual }, onEdited }: CardActionsProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const book = () => {
    const { destinationId, driverId, insuranceId, motive, mobility, companion } = usual ?? {};
    const draft = {
      clientId: client.id,
      type: 'to' as const,
      ...(usual && { destinationId, motive, mobility, companion, insuranceId }),
      ...(driverId && { driverId }),
    };
    openDialog('dispatch/booking@1', { draft }).catch((error: unknown) => toast.failure(t('card.book.failed'), error));
  };
  const edit = () => {
    openDialog('masterdata/client@1', { id: client.id }).then(onEdited, (error: unknown) =>
      toast.failure(t('card.edit.failed'), error),
    );
  };
  return (
    <>
      <Button icon={<Pencil aria-hidden />} onClick={edit}>
        {t('card.edit')}
      </Button>
      <Button variant="solid" icon={<Plus aria-hidden />} onClick={book}>
        {t('card.book')}
      </Button>
    </>
  );
}

type Task =
  | { readonly kind: 'repeat'; readonly visit: Visit }
  | { readonly kind: 'cancel'; readonly booking: BookingRow; readonly linked: BookingRow | undefined };

function CardContent({ card }: { readonly card: Card }): ReactNode {
  const t = useT();
  const { client, next, nextCount, last, usual, open } = card;
  const { formatMoney } = useFormats();
  const [task, setTask] = useState<Task>();
  const start = useStartTask(setTask);
  const close = () => setTask(undefined);
  const trips = { onRepeat: start.repeat, onCancel: start.cancel };
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(18rem, 2fr) minmax(0, 3fr)' }}
      alignItems="start"
    >
      <Stack gap="3">
        {!client.active && <Alert status="warning" live={false} title={t('validation.inactive')} />}
        <Panel aria-label={t('card.who')}>
          <ClientFacts client={client} isUnreachable={card.unreachable} />
        </Panel>
        {usual && (
          <Text tone="muted">
            {[t('card.usual', { destination: usual.destination_name ?? '' }), usual.driver_name]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {open && open.count > 0 && (
          <Text>{t('card.open', { count: open.count, amount: formatMoney(open.amount) })}</Text>
        )}
      </Stack>
      <Stack gap="4" minWidth="0">
        <Box as="section">
          <Heading size="md" as="h3">
            {t('card.next')}
          </Heading>
          {next.length === 0 ? (
            <EmptyState title={t('card.next.none')} />
          ) : (
            <TripList label={t('card.next')} trips={next} {...trips} />
          )}
          {nextCount > next.length && (
            <Text tone="muted">{t('card.next.more', { count: nextCount - next.length })}</Text>
          )}
        </Box>
        {last.length > 0 && (
          <Box as="section">
            <Heading size="md" as="h3">
              {t('card.last')}
            </Heading>
            <TripList label={t('card.last')} trips={last} {...trips} />
          </Box>
        )}
      </Stack>
      {task?.kind === 'repeat' && <RepeatTrip visit={task.visit} onClose={close} />}
      {task?.kind === 'cancel' && <CancelTrip booking={task.booking} linked={task.linked} onClose={close} />}
    </Grid>
  );
}

/** Begins to repeat or cancel a trip with its current state and that of its other leg; a failure to read them is shown. */
function useStartTask(setTask: (task: Task) => void) {
  const t = useT();
  const toast = useToast();
  const stop = useStopAtInvoice();
  const withLegs = async (
    { id, linkedId }: BookingRow,
    begin: (leg: BookingRow, other: BookingRow | undefined) => unknown,
  ) => {
    try {
      const [leg, other] = await Promise.all([getLinked(id), linkedId === null ? undefined : getLinked(linkedId)]);
      if (leg) await begin(leg, other?.archived === true ? undefined : other);
    } catch (error) {
      toast.failure(t('booking.clone.failed'), error);
    }
  };
  return {
    repeat: (booking: BookingRow) =>
      void withLegs(booking, async (leg, other) => {
        const { visitOf } = await import('./repeat-trip.tsx');
        setTask({ kind: 'repeat', visit: visitOf(leg, other) });
      }),
    cancel: (booking: BookingRow) =>
      void withLegs(booking, async (leg, other) => {
        if (await stop(leg, BookingStatus.canceled)) return;
        setTask({ kind: 'cancel', booking: leg, linked: other?.status === BookingStatus.pending ? other : undefined });
      }),
  };
}
