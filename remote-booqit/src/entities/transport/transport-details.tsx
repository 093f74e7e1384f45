import { type TransportPlace, placeDraft } from '@navette/shared/domain';
import { type Formats, type Translate, useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, Grid, Text, ErrorState, Heading, Skeleton, Stack, StatusMark } from '@navette/shared/ui';
import { InvoiceLinks } from '@navette/shared/ui-booking';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { invoiceStyle } from './booked-columns.tsx';
import { dayText, useBooked, usePassengerDay } from './transport-requests.ts';
import type { Match } from '../matches.ts';
import { directionText, statusText, type TransportRow, rowsOf } from './transport-row.ts';
import { shownPlace, passengerName } from './transport-columns.ts';
import { $api } from '@navette/shared/api';
import { Dialog } from '@navette/shared/ui-overlay';
import type { RowAction } from '@navette/shared/ui-table';
import { Eye } from 'lucide-react';

interface TransportDetailsProps {
  readonly row: TransportRow;
  /** All parts of its transport in order, if nothing else lists them; several are shown, so that they can be related to each other. */
  readonly parts?: readonly TransportRow[];
  /** Its matched records. */
  readonly client?: Match | undefined;
  readonly destination?: Match | undefined;
}

/** Details missing in the columns of a transport: addresses, phone numbers, birthday, mutuality, status and remarks. */
export function TransportDetails({ row, parts = [], client, destination }: TransportDetailsProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const { formatDistance, formatMoney, formatDate, formatPhone } = formats;
  const { passenger, pickup, dropOff, km, patientAmount, rejectedDrivers, info } = row;
  const [birthday] = /^\d{4}-\d{2}-\d{2}/u.exec(passenger?.dateOfBirth ?? '') ?? [];
  const day = usePassengerDay(client ? [client.id] : [], row);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('transport.id'), parts.length > 0 && row.transportId],
    [t('details.client'), client?.label],
    [t('details.day'), dayText(day, t)],
    [t('details.destination'), destination?.label],
    [t('details.pickup'), placeLine(pickup, formats)],
    [t('details.dropOff'), placeLine(dropOff, formats)],
    [t('details.birthday'), birthday && formatDate(birthday)],
    [t('details.phone'), formatPhone(passenger?.phoneNumber)],
    [t('details.mutuality'), passenger?.mutuality],
    [t('details.distance'), km === null ? null : formatDistance(km)],
    [t('details.patient'), patientAmount === null ? null : formatMoney(patientAmount)],
    [t('details.status'), statusText(row, t)],
    [t('differences.booking'), row.booked && t('booking.name', { id: row.booked.bookingId })],
    [t('details.invoices'), (row.booked?.invoices ?? []).length > 0 && <Invoices row={row} />],
    [t('details.rejected'), rejectedDrivers.join(', ')],
    [t('details.info'), info],
    [t('details.parts'), parts.length > 1 && parts.map((part) => partLine(part, t, formats)).join(' · ')],
  ];
  return (
    <Grid asChild columnGap="6" rowGap="2" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))">
      <dl>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <Box key={name}>
              <Text as="dt" tone="muted" textStyle="xs">
                {name}
              </Text>
              <dd>{value}</dd>
            </Box>
          ))}
      </dl>
    </Grid>
  );
}

/** The invoices of a transport, each with its status. */
function Invoices({ row: { booked } }: Pick<TransportDetailsProps, 'row'>): ReactNode {
  return (booked?.invoices ?? []).map((invoice) => (
    <Flex key={invoice.kind} gap="2" wrap="wrap">
      <InvoiceLinks booking={{ invoices: [invoice] }} />
      <StatusMark status={invoiceStyle(invoice)} />
    </Flex>
  ));
}

/** Direction, time and destination of a part, and its booking. */
const partLine = (row: TransportRow, t: Translate, formats: Formats): string =>
  [
    `${directionText(row, t)} ${row.time}`,
    shownPlace(row.dropOff, formats),
    row.booked?.match === 'certain' && t('booking.name', { id: row.booked.bookingId }),
  ]
    .filter(Boolean)
    .join(', ');

const placeLine = (place: TransportPlace, { formatPhone }: Formats): string => {
  const { fullAddress, postbox } = placeDraft(place);
  return [place.name, fullAddress, postbox, formatPhone(place.phoneNumber)].filter(Boolean).join(', ');
};

/** A row action that shows all details of a transport, with its dialog. */
export function useTransportDialog(): {
  readonly viewAction: (transportId: string) => RowAction;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const [shown, setShown] = useState<string>();
  const label = t('transports.view');
  const viewAction = useCallback(
    (transportId: string): RowAction => ({
      id: 'view',
      label,
      icon: <Eye aria-hidden />,
      inline: true,
      onSelect: () => setShown(transportId),
    }),
    [label],
  );
  const dialog = shown !== undefined && (
    <Dialog open size={800} title={t('transports.view.title', { id: shown })} onClose={() => setShown(undefined)}>
      <TransportParts transportId={shown} />
    </Dialog>
  );
  return { viewAction, dialog };
}

/** The parts of a transport in their current state on the platform. */
function TransportParts({ transportId }: { readonly transportId: string }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const query = $api.useQuery(
    'post',
    '/service/booqit/byId',
    { body: { transportId } },
    { meta: { failure: 'inPlace' } },
  );
  const booked = useBooked(useMemo(() => [transportId], [transportId]));
  const rows = rowsOf(query.data)?.map((row) => ({ ...row, booked: booked?.get(row.key) }));
  if (query.error)
    return (
      <ErrorState
        title={t('transports.view.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (!rows) return <Skeleton height="40" role="status" aria-label={t('shared.loading')} />;
  if (rows.length === 0) return <Text>{t('transports.view.unknown')}</Text>;
  return (
    <Stack gap="6">
      {rows.map((row) => (
        <Stack key={row.key} gap="2">
          <Heading as="h3" size="sm">
            {[directionText(row, t), formatDate(row.date), row.time, passengerName(row.passenger)].join(' · ')}
          </Heading>
          <TransportDetails row={row} />
        </Stack>
      ))}
    </Stack>
  );
}
