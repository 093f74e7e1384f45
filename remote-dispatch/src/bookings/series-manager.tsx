import {
  addDays,
  BookingStatus,
  brusselsToday,
  clientName,
  driverChange,
  isClockTime,
  isIsoDate,
} from '@navette/shared/domain';
import { messageKey, useFormats, useLocale, useT } from '@navette/shared/i18n';
import { Box, ErrorState, Skeleton, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { Dialog, useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import * as z from 'zod';
import { useUpdateBooking } from '../dialogs/booking/use-driver-change.ts';
import { driverSource } from '../pickers/record-sources.ts';
import type { BookingRow } from './booking-row.ts';
import { useClosedDays } from './closed-days.tsx';
import { useOfferNotices, withReached } from './offer-notices.ts';
import { refreshBookings } from './refresh-bookings.ts';
import { extensionOf, seriesTrips, type Extension, type SeriesTrips } from './series-change.ts';
import { REASON_KEYS, useSeriesBookings, useShowSkipped, useStandingOrder } from './series.ts';
import { useOfferUndo } from './undo.ts';

const KINDS = ['driver', 'time', 'pause', 'extend'] as const;

/** Field that each kind of change needs. */
const NEEDED = { driver: 'driverId', time: 'ap_time', pause: 'until', extend: 'until' } as const;

const day = z.string().refine(isIsoDate, messageKey('validation.date'));

const schema = z
  .object({
    kind: z.literal(KINDS),
    direction: z.literal(['there', 'home']),
    from: required(day),
    until: day.nullable(),
    driverId: z.int().nullable(),
    ap_time: z.string().refine(isClockTime, messageKey('validation.time')).nullable(),
    withAccepted: z.boolean(),
  })
  .superRefine((values, context) => {
    const { kind, from, until } = values;
    const path = [NEEDED[kind]];
    if (values[NEEDED[kind]] === null)
      context.addIssue({ code: 'custom', path, message: messageKey('validation.required') });
    else if (kind === 'pause' && until !== null && until < from)
      context.addIssue({ code: 'custom', path, message: messageKey('validation.endBeforeStart') });
  });

type Wanted = z.output<typeof schema>;

const Fields = fieldsFor(schema);

interface SeriesManagerProps {
  readonly seriesId: number;
  readonly onClose: () => void;
}

/**
 * Manager of a standing order: another driver or time from a day on, a pause, an extension. It shows which trips it touches, and which stay, before
 * anything is saved; a change is one call with Undo and one offer to notify the drivers.
 */
export function SeriesManager({ seriesId, onClose }: SeriesManagerProps): ReactNode {
  const t = useT();
  const [trips, rule] = [useSeriesBookings(seriesId), useStandingOrder(seriesId)];
  const error = trips.error ?? rule.error;
  if (trips.data && rule.data)
    return <Manager series={trips.data} weekdays={rule.data.weekdays} {...{ seriesId, onClose }} />;
  return (
    <Dialog open size={800} onClose={onClose} title={t('booking.series.title')}>
      {error ? (
        <ErrorState
          title={t('series.failed')}
          error={error}
          onRetry={() => void Promise.all([trips.refetch(), rule.refetch()])}
          retrying={trips.isFetching || rule.isFetching}
        />
      ) : (
        <Skeleton height="16rem" aria-label={t('shared.loading')} />
      )}
    </Dialog>
  );
}

interface ManagerProps extends SeriesManagerProps {
  readonly series: readonly BookingRow[];
  /** Chosen weekdays. */
  readonly weekdays: readonly number[];
}

function Manager({ series, weekdays, seriesId, onClose }: ManagerProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const locale = useLocale();
  const openDialog = useOpenDialog();
  const source = useMemo(() => driverSource(cache, locale), [cache, locale]);
  const directions = new Set(series.map(({ type }) => (type === 'back' ? 'home' : 'there')));
  const form = useNavetteForm({
    schema,
    defaultValues: {
      kind: 'driver',
      direction: directions.has('there') ? 'there' : 'home',
      from: addDays(brusselsToday(), 1),
      until: null,
      driverId: null,
      ap_time: null,
      withAccepted: false,
    },
    name: messageKey('booking.series.title'),
  });
  const { kind, direction, from, until, withAccepted } = {
    ...form.getValues(),
    ...useWatch({ control: form.control }),
  };
  const isPause = kind === 'pause';
  const trips = seriesTrips(from === null || (isPause && until === null) ? [] : series, {
    direction,
    from: from ?? '',
    until: (isPause && until) || undefined,
    withAccepted,
    withReturns: isPause,
  });
  const extension = kind === 'extend' && until !== null ? extensionOf(series, weekdays, until) : undefined;
  const count = trips.touched.length + trips.returns.length;
  const change = useChangeSeries(seriesId);
  const toOpen = useRef<Extension>(undefined);
  const [first] = series;
  const closed = useClosedDays(
    kind === 'extend' ? (extension?.dates ?? []) : [...trips.touched, ...trips.returns].map(({ ap_date }) => ap_date),
  );

  function close(): void {
    onClose();
    if (toOpen.current)
      openDialog('dispatch/booking@1', { draft: toOpen.current.draft }).catch((error: unknown) =>
        toast.failure(t('booking.clone.failed'), error),
      );
  }

  return (
    <FormDialog
      form={form}
      size={800}
      banner={closed.banner}
      title={first ? t('series.title', { client: clientName(first, 'text') }) : t('booking.series.title')}
      saveLabel={
        kind === 'extend' ? t('series.extend.open') : t(isPause ? 'series.apply.pause' : 'series.apply', { count })
      }
      saveBlocked={
        kind !== 'extend' && from !== null && !(isPause && until === null) && count === 0
          ? t('series.count', { count })
          : extension?.dates.length === 0
            ? t('booking.recurring.count', { count: 0 })
            : closed.saveBlocked
      }
      {...(isPause && { danger: <Ban aria-hidden /> })}
      onSubmit={async (wanted) => {
        if (wanted.kind === 'extend') toOpen.current = extension;
        else await change(trips.touched, wanted);
      }}
      onClose={close}
    >
      <FormSection>
        <Fields.SelectField
          name="kind"
          label={t('series.kind')}
          options={KINDS.map((value) => ({ value, label: t(`series.kind.${value}`) }))}
          span={6}
        />
        {directions.size > 1 && (kind === 'driver' || kind === 'time') && (
          <Fields.SelectField
            name="direction"
            label={t('series.direction')}
            options={[...directions].map((value) => ({ value, label: t(`series.${value}`) }))}
            span={6}
          />
        )}
        {kind !== 'extend' && <Fields.DateField name="from" label={t('series.from')} required ahead span={6} />}
        {NEEDED[kind] === 'until' && (
          <Fields.DateField name="until" label={t('series.until')} required ahead span={6} />
        )}
        {kind === 'driver' && (
          <Fields.RecordPicker name="driverId" label={t('series.kind.driver')} required span={6} source={source} />
        )}
        {kind === 'time' && <Fields.TimeField name="ap_time" label={t('series.kind.time')} required span={6} />}
        {kind !== 'extend' && <Fields.CheckboxField name="withAccepted" label={t('series.withAccepted')} span={12} />}
      </FormSection>
      {kind === 'extend' ? (
        <Text role="status">
          {t('series.extend.count', {
            count: extension?.dates.length ?? 0,
            skipped: extension?.skipped.length ?? 0,
          })}
        </Text>
      ) : (
        <TouchedTrips {...trips} withReturns={isPause} />
      )}
    </FormDialog>
  );
}

/** The trips of a change by day, with their returns, and those that stay with their reason. */
function TouchedTrips({
  touched,
  returns,
  left,
  withReturns,
}: SeriesTrips & { readonly withReturns: boolean }): ReactNode {
  const t = useT();
  const { formatDate, formatTime, formatWeekday } = useFormats();
  const count = touched.length;
  return (
    <Box maxHeight="16rem" overflow="auto" tabIndex={0} role="region" aria-label={t('series.touched')}>
      <Text role="status" fontWeight="medium">
        {count > 0 && t(withReturns ? 'series.pause.count' : 'series.count', { count, returns: returns.length })}
      </Text>
      <ul>
        {[...touched, ...returns]
          .toSorted((one, other) => one.ap_date.localeCompare(other.ap_date))
          .map(({ id, ap_date, ap_time, driver_lastname }) => (
            <li key={id}>
              {[`${formatWeekday(ap_date, 'short')} ${formatDate(ap_date)}`, formatTime(ap_time), driver_lastname].join(
                ' · ',
              )}
            </li>
          ))}
      </ul>
      {left.length > 0 && (
        <>
          <Text tone="muted">{t('series.left', { count: left.length })}</Text>
          <ul>
            {left.map(({ id, ap_date, reason }) => (
              <li key={id}>{t(REASON_KEYS[reason], { date: formatDate(ap_date) })}</li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}

/** Fields that a change gives to each of its trips. */
function valuesOf({ kind, driverId, ap_time }: Wanted) {
  if (kind === 'pause') return { status: BookingStatus.canceled };
  if (kind === 'time') return ap_time !== null && { ap_time };
  return driverId !== null && driverChange(driverId);
}

/** Returns the function that saves a change of a standing order in one call, based on its first trip; rejects when it is not saved. */
function useChangeSeries(seriesId: number) {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const update = useUpdateBooking();
  const offerUndo = useOfferUndo();
  const showSkipped = useShowSkipped();
  const offerNotices = useOfferNotices();
  return async ([first]: readonly BookingRow[], wanted: Wanted): Promise<void> => {
    const values = valuesOf(wanted);
    if (!first || !values) return;
    const { kind, until, withAccepted } = wanted;
    const reach = {
      scope: 'following',
      keepAccepted: !withAccepted,
      ...(kind === 'pause' ? { alsoLinked: true, ...(until !== null && { until }) } : { assignAnyway: false }),
    } as const;
    const { answer, others } = await withReached({ ...first, seriesId }, reach, () =>
      update(first.id, { ...values, ...reach }),
    );
    const done = kind === 'pause' ? 'card.cancel.done' : 'booking.saved';
    toast.success(t(done, { id: first.id, count: answer.affectedRows }), {
      ...offerUndo(answer.changes),
      ...offerNotices(first, values, others),
    });
    showSkipped(answer);
    void refreshBookings(cache);
  };
}
