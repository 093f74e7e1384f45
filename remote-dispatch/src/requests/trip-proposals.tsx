import { api, dataOf } from '@navette/shared/api';
import { clientOfRequest, destinationOfRequest, fold, type IsoDate, personName } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { useFormContext, useWatch } from '@navette/shared/ui-form';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { BookingValues } from '../dialogs/booking/booking-values.ts';
import { addressOf } from '../pickers/address.ts';
import { type ReadText, type ReadTrip, readTripText } from './read-trip-text.ts';

/** Values of the form that a proposal sets. */
type Proposed = Partial<BookingValues>;

interface Proposal {
  readonly label: string;
  readonly value: string;
  /** Undefined where nothing in our records fits: the text only helps to look. */
  readonly sets: Proposed | undefined;
}

interface TripProposalsProps {
  /** Identifies the text among all that were read. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Day on which it was sent. */
  readonly sent: IsoDate;
  /** Shown where nothing could be read. */
  readonly otherwise?: ReactNode;
}

/**
 * Proposals read in a mail or a PDF, beside the form of the booking made from it (specification/office.md#requests). Each is taken over with a click:
 * nothing is filled in by itself.
 */
export function TripProposals({ id, title, text, sent, otherwise = null }: TripProposalsProps): ReactNode {
  const t = useT();
  const read = useMemo(() => readTripText(text, sent), [text, sent]);
  const proposals = useProposals(id, read);
  if (proposals.length === 0) return otherwise;
  return (
    <Box as="section" aria-label={title} borderWidth="1px" borderColor="border" borderRadius="l2" padding="2">
      <Text as="h4" fontWeight="semibold" overflowWrap="anywhere">
        {read.trips.length > 1 ? t('read.trips', { title, count: read.trips.length }) : title}
      </Text>
      <Box
        as="ul"
        margin="0"
        padding="0"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
        columnGap="4"
      >
        {proposals.map((proposal) => (
          <ProposalRow key={`${proposal.label} ${proposal.value}`} proposal={proposal} />
        ))}
      </Box>
    </Box>
  );
}

function ProposalRow({ proposal: { label, value, sets } }: { readonly proposal: Proposal }): ReactNode {
  const t = useT();
  const { setValue, getValues, control } = useFormContext<BookingValues>();
  useWatch({ control });
  const now: Readonly<Record<string, unknown>> = getValues();
  const isUsed =
    sets !== undefined && Object.entries(sets).every(([name, wanted]) => String(now[name]) === String(wanted));
  const use = (values: Proposed) => {
    for (const [name, wanted] of entriesOf(values)) setValue(name, wanted, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Flex
      as="li"
      gap="2"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      borderColor="border"
      paddingBlock="1"
    >
      <Text overflowWrap="anywhere" minWidth="0">
        <Text as="span" tone="muted">
          {label}
        </Text>{' '}
        {value}
      </Text>
      {sets && (
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          aria-label={t('read.useOf', { label, value })}
          {...(isUsed && { icon: <Check aria-hidden />, disabled: true })}
          onClick={() => use(sets)}
        >
          {isUsed ? t('read.used') : t('read.use')}
        </Button>
      )}
    </Flex>
  );
}

type FieldName = keyof BookingValues;

const isName = (name: string, values: Proposed): name is FieldName => Object.hasOwn(values, name);

/** Fields and values of a proposal. */
const entriesOf = (values: Proposed): (readonly [FieldName, BookingValues[FieldName]])[] =>
  Object.keys(values).flatMap((name) => {
    const value = isName(name, values) ? values[name] : undefined;
    return isName(name, values) && value !== undefined ? [[name, value] as const] : [];
  });

/** Everything read in a text as values of the form, clients and destinations looked up in the records. */
function useProposals(textId: string, read: ReadText): readonly Proposal[] {
  const t = useT();
  const { formatDate, formatLongDate, formatTime } = useFormats();
  const found = useQuery({
    queryKey: ['read', textId, read.names, read.places],
    queryFn: () => findRecords(read),
    staleTime: Infinity,
    meta: { failure: 'inPlace' },
  }).data;
  const { trips, address, motive, mobility, willCall } = read;
  const tripText = ({ date, time, returnTime }: ReadTrip) =>
    [formatLongDate(date), formatTime(time), returnTime && t('read.return', { time: formatTime(returnTime) })]
      .filter(Boolean)
      .join(' · ');
  const isSeries = trips.length > 1 && trips.every(({ time }) => time === trips[0]?.time);
  return [
    ...read.names.map((name, index): Proposal => {
      const client = found?.clients[index];
      const known = client && [personName(client, 'list'), formatDate(client.birthday)].filter(Boolean).join(' · ');
      return {
        label: t('read.client'),
        value: known ?? name,
        sets: client && { clientId: client.id, pick_address: addressOf(client) },
      };
    }),
    ...(isSeries
      ? [
          {
            label: t('read.all'),
            value: [trips.map(({ date }) => formatDate(date)).join(', '), formatTime(trips[0]?.time ?? null)]
              .filter(Boolean)
              .join(' · '),
            sets: valuesOf(
              trips[0],
              trips.map(({ date }) => date),
            ),
          },
        ]
      : []),
    ...trips.map((trip) => ({ label: t('read.when'), value: tripText(trip), sets: valuesOf(trip, [trip.date]) })),
    ...read.places.map((place, index) => {
      const destination = found?.destinations[index];
      return {
        label: t('read.destination'),
        value: destination?.name ?? place,
        sets: destination && { destinationId: destination.id },
      };
    }),
    ...(address === null ? [] : [{ label: t('read.address'), value: address, sets: { pick_address: address } }]),
    ...(motive === null ? [] : [{ label: t('read.motive'), value: t(vocabulary.motive(motive)), sets: { motive } }]),
    ...(mobility === null
      ? []
      : [{ label: t('read.mobility'), value: t(vocabulary.mobility(mobility)), sets: { mobility } }]),
    ...(willCall
      ? [
          {
            label: t('read.back'),
            value: t('read.willCall'),
            sets: { type: 'to' as const, pair: true, returnWillCall: true },
          },
        ]
      : []),
  ];
}

const valuesOf = (trip: ReadTrip | undefined, dates: readonly IsoDate[]): Proposed => ({
  dates: [...dates],
  ...(trip?.time && { ap_time: trip.time }),
  ...(trip?.returnTime && { type: 'to' as const, pair: true, returnTime: trip.returnTime }),
});

const MOST = 20;

/** The only client found by a name of which a part is missing, unless born on another day. */
const onlyFitting = <Client extends { readonly birthday: string | null }>(
  rows: readonly Client[],
  birthday: IsoDate | null,
): Client | undefined => {
  const [only, ...others] = rows;
  return others.length === 0 && (birthday === null || only?.birthday === birthday) ? only : undefined;
};

/** The client and the destination that each name and place fits; undefined where none does. */
async function findRecords({ names, places, birthday }: ReadText) {
  const wordOf = (text: string) =>
    fold(text)
      .split(/[^\p{L}\d]+/u)
      .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const clients = await Promise.all(
    names.map(async (name) => {
      const rows = await dataOf(api.GET('/api/client', { params: { query: { q: name, limit: MOST } } }));
      return clientOfRequest({ lastname: name, firstname: null, birthday }, rows) ?? onlyFitting(rows, birthday);
    }),
  );
  const destinations = await Promise.all(
    places.map(async (place) =>
      destinationOfRequest(
        place,
        await dataOf(api.GET('/api/destination', { params: { query: { q: wordOf(place), limit: MOST } } })),
      ),
    ),
  );
  return { clients, destinations };
}
