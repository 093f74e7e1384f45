import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, Stack, Text, Button } from '@navette/shared/ui';
import { SelectBox } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { ratesOf, useDayTariffs } from '../pickers/day-tariffs.ts';
import { useInsurances } from '../pickers/record-sources.ts';
import type { DistanceResult } from './get-distance.ts';
import type { EstimatorInput } from './estimator-input.ts';
import {
  mayOpen,
  type Money,
  roundTrip,
  forfaitOf,
  shownOutboundPrice,
  shownTotalPrice,
  sumFigures,
  type ForfaitRates,
} from '@navette/shared/domain';
import type { DialogInput } from '@navette/shared/federation';
import { useUser } from '@navette/shared/session';
import { useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import { Plus } from 'lucide-react';

interface PriceLinesProps {
  readonly result: DistanceResult;
  /** Measured distance, with the insurer whose rates apply. */
  readonly input: EstimatorInput;
  readonly onInsurer: (id: number | null) => void;
}

/** Price of the route, with the buttons that book it at that price, and the insurer's share. */
export function PriceLines({ result, input, onInsurer }: PriceLinesProps): ReactNode {
  const t = useT();
  const { formatMoney, formatDistance } = useFormats();
  const { insuranceId } = input;
  const { data: insurers = [], isError } = useInsurances();
  const prices = pricesOf(result, ratesOf(useDayTariffs(input.date), insuranceId));
  return (
    <Stack gap="2">
      <Text fontWeight="semibold">
        {t('estimator.quote', { one: formatMoney(prices.outbound), both: formatMoney(prices.total) })}
      </Text>
      <Text tone="muted" textStyle="xs">
        {t('estimator.quote.booked', {
          one: formatMoney(result.totals.to.price),
          both: formatMoney(result.totals.total.price),
        })}
      </Text>
      <Box as="dl" display="grid" rowGap="2" margin="0">
        <Line
          label={t('estimator.price.outbound')}
          value={formatMoney(prices.outbound)}
          strong
          action={
            <BookRoute
              way={t('estimator.price.outbound')}
              draft={bookingOfRoute(input, { price: prices.outbound, back: false })}
            />
          }
        />
        <Line
          label={t('estimator.price.total')}
          value={formatMoney(prices.total)}
          strong
          action={
            <BookRoute
              way={t('estimator.price.total')}
              draft={bookingOfRoute(input, { price: prices.total, back: true })}
            />
          }
        />
        <Line
          label={
            <Flex gap="2" align="center" wrap="wrap">
              <label htmlFor="estimator-insurer">{t('estimator.price.insurer')}</label>
              <SelectBox
                id="estimator-insurer"
                value={insuranceId ?? ''}
                onChange={({ target }) => onInsurer(target.value === '' ? null : Number(target.value))}
              >
                <option value="">{t('estimator.insurer.default')}</option>
                {insurers
                  .filter(({ id, active }) => active || id === insuranceId)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </SelectBox>
            </Flex>
          }
          value={t('estimator.price.insurerBoth', {
            one: formatMoney(prices.insurer),
            both: formatMoney(prices.insurerRoundTrip),
          })}
        />
      </Box>
      <Text tone="muted" textStyle="xs">
        {isError ? t('booking.insurers.failed') : t('estimator.insurer.km', { km: formatDistance(prices.loadedKm) })}
      </Text>
    </Stack>
  );
}

interface LineProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly strong?: boolean;
  readonly action?: ReactNode;
}

function Line({ label, value, strong = false, action }: LineProps): ReactNode {
  return (
    <Flex
      justify="space-between"
      align="center"
      wrap="wrap"
      columnGap="4"
      borderBottomWidth="1px"
      borderColor="border"
      paddingBottom="2"
    >
      <Text as="dt" tone="muted">
        {label}
      </Text>
      <Flex as="dd" margin="0" gap="3" align="center">
        <Text fontVariantNumeric="tabular-nums" fontWeight={strong ? 'semibold' : undefined}>
          {value}
        </Text>
        {action}
      </Flex>
    </Flex>
  );
}

type BookingDraft = NonNullable<DialogInput<'dispatch/booking@1'>['draft']>;

/** The booking of a measured route at its quoted price, outbound only or with the return. */
function bookingOfRoute(
  { date, time, driver, client, destination, insuranceId }: EstimatorInput,
  { price, back }: { readonly price: Money; readonly back: boolean },
): BookingDraft {
  return {
    type: 'to',
    back,
    price,
    pick_address: client.address,
    ...(driver.recordId !== null && { driverId: driver.recordId }),
    ...(client.recordId !== null && { clientId: client.recordId }),
    ...(destination.recordId !== null && { destinationId: destination.recordId }),
    ...(insuranceId !== null && { insuranceId }),
    ...(date !== null && { dates: [date] }),
    ...(time !== null && { ap_time: time }),
  };
}

interface BookRouteProps {
  readonly draft: BookingDraft;
  /** Name of the booked trip, for the label of the button. */
  readonly way: string;
}

/** Opens the form of a new booking for the route, for permitted users. */
function BookRoute({ draft, way }: BookRouteProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const user = useUser();
  const openDialog = useOpenDialog();
  if (!mayOpen(user?.pages, 'booking')) return null;
  return (
    <Button
      size="xs"
      icon={<Plus aria-hidden />}
      aria-label={t('estimator.book.way', { way })}
      onClick={() =>
        openDialog('dispatch/booking@1', { draft }).catch((error: unknown) =>
          toast.failure(t('estimator.book.failed'), error),
        )
      }
    >
      {t('mail.book')}
    </Button>
  );
}

/** Prices of the estimator, in euros (specification/tariffs.md#estimator, specification/tariffs.md#insurer-forfait). For display only. */
interface EstimatedPrices {
  /** Single trip. */
  readonly outbound: Money;
  /** Round trip. */
  readonly total: Money;
  /** Amount that an insurer pays for a single and for a round trip, including the patient's share. */
  readonly insurer: Money;
  readonly insurerRoundTrip: Money;
  /** Kilometres with the passenger on board, single trip: the base of the insurer's rate. */
  readonly loadedKm: number;
}

/** @param rates of the chosen insurer; the defaults when missing */
export function pricesOf({ to, totals }: DistanceResult, rates?: ForfaitRates): EstimatedPrices {
  const loadedKm = sumFigures(to.slice(1).map(({ trip }) => trip)).distance;
  const insurer = forfaitOf(loadedKm, {}, rates);
  return {
    outbound: shownOutboundPrice(totals.to.price),
    total: shownTotalPrice(totals.total.price),
    insurer,
    insurerRoundTrip: roundTrip(insurer),
    loadedKm,
  };
}
