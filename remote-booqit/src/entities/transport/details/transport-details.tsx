import type { TransportPlace } from '@navette/shared/domain';
import { placeDraft } from '@navette/shared/domain';
import { type Formats, type Translate, useFormats, useT } from '@navette/shared/i18n';
import { Box, Grid, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Match } from '../../match/matches.ts';
import { directionText } from '../direction-text.ts';
import { statusText } from '../status-words.ts';
import { shownPlace } from '../transport-columns.ts';
import type { TransportRow } from '../transport-row.ts';

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
  const facts: readonly (readonly [string, string | false | null | undefined])[] = [
    [t('transport.id'), parts.length > 0 && row.transportId],
    [t('details.client'), client?.label],
    [t('details.destination'), destination?.label],
    [t('details.pickup'), placeLine(pickup, formats)],
    [t('details.dropOff'), placeLine(dropOff, formats)],
    [t('details.birthday'), birthday && formatDate(birthday)],
    [t('details.phone'), formatPhone(passenger?.phoneNumber)],
    [t('details.mutuality'), passenger?.mutuality],
    [t('details.distance'), km === null ? null : formatDistance(km)],
    [t('details.patient'), patientAmount === null ? null : formatMoney(patientAmount)],
    [t('details.status'), statusText(row, t)],
    [t('details.rejected'), rejectedDrivers.join(', ')],
    [t('details.info'), info],
    [t('details.parts'), parts.length > 1 && parts.map((part) => partLine(part, t, formats)).join(' · ')],
  ];
  return (
    <Grid asChild columnGap="6" rowGap="2" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))">
      <dl>
        {facts
          .filter(([, value]) => value)
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
