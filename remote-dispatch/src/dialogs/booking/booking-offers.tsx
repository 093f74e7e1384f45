import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate, useOnline } from '@navette/shared/api';
import { allowsOfferStep, isOffered, type TripOfferStep } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Stack, Text } from '@navette/shared/ui';
import { useFormContext } from '@navette/shared/ui-form';
import { keepListFocus, Menu, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Handshake, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type BookingRow, offerWords } from '../../bookings/booking-row.ts';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import type { BookingValues } from './booking-values.ts';
import { CollapsedSection, Fetched } from './collapsed-section.tsx';

type Offers = components['schemas']['TripOffers'];
type Offer = Offers['offers'][number];

interface OfBooking {
  readonly row: BookingRow;
}

/** Offers of a booking to partner carriers (specification/office.md#requests); expanded while one is under way. */
export function BookingOffers({ row }: OfBooking): ReactNode {
  const t = useT();
  return (
    <CollapsedSection
      label={t('booking.offers.open')}
      icon={<Handshake aria-hidden />}
      startsOpen={isOffered(row.offer)}
    >
      <Offered id={row.id} />
    </CollapsedSection>
  );
}

/** Milliseconds between two looks at offers: of those that are being sent, and of those that the carrier may answer. */
const [SOON, LATER] = [3000, 20_000];

const isSent = ({ state, problem }: Offer): boolean =>
  problem === null && (state === 'asking' || state === 'ordering' || state === 'withdrawing');

const nextLook = (offers: readonly Offer[] = []): number | false =>
  offers.some(isSent) ? SOON : offers.some(({ dueAt }) => dueAt !== null) ? LATER : false;

function Offered({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const act = useOfferAct();
  const query = $api.useQuery(
    'get',
    '/api/booking/{id}/offer',
    { params: { path: { id } } },
    {
      meta: { failure: 'inPlace' },
      staleTime: 0,
      refetchInterval: ({ state }) => nextLook(state.data?.offers),
    },
  );
  return (
    <Fetched query={query} failed={t('booking.offers.failed')}>
      {({ offers, carriers, refusal }) => (
        <Stack gap="4" marginBottom="4" ref={keepListFocus}>
          {refusal === null && carriers.length > 0 && <NewOffer {...{ id, carriers, act }} />}
          {refusal === null && carriers.length === 0 && <Text tone="muted">{t('booking.offers.none')}</Text>}
          {refusal !== null && refusal !== 'open' && <Text tone="muted">{t(`booking.offers.refusal.${refusal}`)}</Text>}
          {offers.length > 0 && (
            <Stack as="ol" gap="3" listStyleType="none" aria-label={t('booking.offers.title')}>
              {offers.map((offer) => (
                <OfferItem key={offer.id} {...{ offer, act }} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </Fetched>
  );
}

interface OfferAct {
  readonly isBusy: boolean;
  readonly run: (send: () => Promise<unknown>) => Promise<void>;
}

/** Runs a call about an offer, says what failed, and shows what became of it. */
function useOfferAct(): OfferAct {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    run: async (send) => {
      setBusy(true);
      try {
        await send();
      } catch (error) {
        toast.failure(t('booking.offers.notDone'), error);
      }
      await Promise.all([invalidate(cache, [['get', '/api/booking/{id}/offer']]), refreshBookings(cache)]);
      setBusy(false);
    },
  };
}

interface NewOfferProps {
  readonly id: number;
  readonly carriers: Offers['carriers'];
  readonly act: OfferAct;
}

/** Chooses the carrier to whom the booking is offered as it is saved. */
function NewOffer({ id, carriers, act: { isBusy, run } }: NewOfferProps): ReactNode {
  const t = useT();
  const isOnline = useOnline();
  const { formState } = useFormContext<BookingValues>();
  const offer = (carrierId: number) =>
    run(() => dataOf(api.POST('/api/booking/{id}/offer', { params: { path: { id } }, body: { carrierId } })));
  return (
    <Stack gap="2">
      {formState.isDirty && <Alert live={false} title={t('booking.offers.unsaved')} />}
      <Flex>
        <Menu
          placement="bottom-start"
          trigger={
            <Button size="sm" icon={<Handshake aria-hidden />} loading={isBusy} disabled={!isOnline}>
              {t('booking.offers.offer')}
            </Button>
          }
          items={carriers.map(({ id: carrierId, name }) => ({
            id: String(carrierId),
            label: name,
            onSelect: () => void offer(carrierId),
          }))}
        />
      </Flex>
    </Stack>
  );
}

const STEPS: readonly (readonly [TripOfferStep, ReactNode])[] = [
  ['order', <Check key="order" aria-hidden />],
  ['again', <RotateCcw key="again" aria-hidden />],
  ['withdraw', <Undo2 key="withdraw" aria-hidden />],
];

/** An offer: how far it is, what failed, what the carrier says, and the steps that are possible. */
function OfferItem({ offer, act: { isBusy, run } }: { readonly offer: Offer; readonly act: OfferAct }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const isOnline = useOnline();
  const { id, carrier, state, problem, dueAt, userName, at } = offer;
  const advance = (step: TripOfferStep) => run(() => dataOf(api.POST('/service/offer', { body: { id, step } })));
  const steps = STEPS.filter(([step]) => allowsOfferStep(step, offer));
  return (
    <Box as="li" borderInlineStartWidth="2px" borderColor="border.emphasized" paddingInlineStart="3">
      <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center">
        <Text as="span" fontWeight="semibold">
          {offerWords(offer, t)}
        </Text>
        <Text as="span" tone="muted">
          {t('booking.offers.by', { name: userName, at: formatInstant(at) })}
        </Text>
        {steps.map(([step, icon]) => (
          <Button
            key={step}
            size="xs"
            icon={icon}
            loading={isBusy}
            disabled={!isOnline}
            {...(step === 'order' && { variant: 'solid' as const })}
            onClick={() => void advance(step)}
          >
            {t(`booking.offers.${step}`)}
          </Button>
        ))}
      </Flex>
      {state === 'available' && <Text tone="muted">{t('booking.offers.order.help', { carrier })}</Text>}
      {problem !== null && (
        <Text color="fg.error">
          {t(`booking.offers.problem.${problem}`)}
          {problem !== 'kept' && dueAt !== null && ` ${t('booking.offers.next', { at: formatInstant(dueAt) })}.`}
        </Text>
      )}
      <Said offer={offer} />
    </Box>
  );
}

/** Answers of the carrier about the trip: its planned pick-up, then the times and the price of what was driven. */
function Said({ offer }: { readonly offer: Offer }): ReactNode {
  const t = useT();
  const { formatInstant, formatMoney } = useFormats();
  const { pickUpAt, pickedUpAt, arrivedAt, measured, cost } = offer;
  const lines = [
    pickUpAt !== null && pickedUpAt === null && t('booking.offers.planned', { at: formatInstant(pickUpAt) }),
    pickedUpAt !== null &&
      arrivedAt !== null &&
      t(measured ? 'booking.offers.driven' : 'booking.offers.drivenPlanned', {
        from: formatInstant(pickedUpAt),
        until: formatInstant(arrivedAt),
      }),
    cost !== null && t('booking.offers.cost', { price: formatMoney(cost) }),
  ].filter((line) => line !== false);
  return lines.length > 0 && <Text>{lines.join(' · ')}</Text>;
}
