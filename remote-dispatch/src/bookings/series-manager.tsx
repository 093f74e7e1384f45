import { isAbort } from '@navette/shared/api';
import {
  addDays,
  BookingStatus,
  brusselsToday,
  clientName,
  driverChange,
  weekdayOf,
  type ClockTime,
  type IsoDate,
} from '@navette/shared/domain';
import { messageKey, useFormats, useLocale, useT } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Flex, Grid, Skeleton, Stack, Text } from '@navette/shared/ui';
import { DateInput, FieldFrame, RecordInput, TimeInput, useRecord } from '@navette/shared/ui-form';
import { Checkbox, Dialog, Select, useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { conflictsOf } from '../conflicts/conflict.ts';
import { standingDays } from '../dialogs/booking/booking-dates.ts';
import { useUpdateBooking } from '../dialogs/booking/use-driver-change.ts';
import { driverSource } from '../pickers/record-sources.ts';
import { cloneDraft, type BookingRow } from './booking-row.ts';
import { useOfferNotices, withReached } from './offer-notices.ts';
import { refreshBookings } from './refresh-bookings.ts';
import { seriesTrips, type SeriesReach } from './series-change.ts';
import { REASON_KEYS, useSeriesBookings, useShowSkipped } from './series.ts';
import { useUndo } from './undo.ts';

interface SeriesManagerProps {
  readonly seriesId: number;
  readonly onClose: () => void;
}

const KINDS = {
  driver: messageKey('series.kind.driver'),
  time: messageKey('series.kind.time'),
  pause: messageKey('series.kind.pause'),
  extend: messageKey('series.kind.extend'),
} as const;

type Kind = keyof typeof KINDS;

const isKind = (value: string): value is Kind => Object.hasOwn(KINDS, value);

/** Fields of the manager; empty ones are null. */
interface Wanted {
  readonly kind: Kind;
  readonly direction: SeriesReach['direction'];
  readonly from: IsoDate | null;
  readonly until: IsoDate | null;
  readonly driverId: number | null;
  readonly ap_time: ClockTime | null;
  readonly withAccepted: boolean;
}

/**
 * Manager of a standing order: another driver or time from a day on, a pause, an extension. It shows which trips it touches, and which stay, before
 * anything is saved; a change is one call with Undo and one offer to notify the drivers.
 */
export function SeriesManager({ seriesId, onClose }: SeriesManagerProps): ReactNode {
  const t = useT();
  const { data, error, isFetching, refetch } = useSeriesBookings(seriesId);
  const [first] = data ?? [];
  return (
    <Dialog
      open
      size={800}
      onClose={onClose}
      title={first ? t('series.title', { client: clientName(first, 'text') }) : t('booking.series.title')}
    >
      {error && !data ? (
        <ErrorState title={t('series.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <Manager series={data} {...{ seriesId, onClose }} />
      ) : (
        <Skeleton height="16rem" aria-label={t('shared.loading')} />
      )}
    </Dialog>
  );
}

function Manager({
  series,
  seriesId,
  onClose,
}: SeriesManagerProps & { readonly series: readonly BookingRow[] }): ReactNode {
  const t = useT();
  const [wanted, setWanted] = useState<Wanted>({
    kind: 'driver',
    direction: series.some(({ type }) => type !== 'back') ? 'there' : 'home',
    from: addDays(brusselsToday(), 1),
    until: null,
    driverId: null,
    ap_time: null,
    withAccepted: false,
  });
  const { kind, direction, from, until, withAccepted } = wanted;
  const isPause = kind === 'pause';
  const isWhole = from !== null && !(isPause && until === null);
  const { touched, left } = seriesTrips(isWhole ? series : [], {
    direction,
    from: from ?? '',
    until: (isPause && until) || undefined,
    withAccepted,
  });
  const { isSaving, apply } = useApply(seriesId, wanted, onClose);
  const isChosen = kind === 'driver' ? wanted.driverId !== null : kind === 'time' ? wanted.ap_time !== null : true;
  const change = (next: Partial<Wanted>) => setWanted({ ...wanted, ...next });
  return (
    <Stack gap="3">
      <ChangeFields {...{ wanted, series }} onChange={change} />
      {kind === 'extend' ? (
        <Extension series={series} until={until} onClose={onClose} />
      ) : (
        <>
          <Checkbox checked={withAccepted} onChange={(next) => change({ withAccepted: next })}>
            {t('series.withAccepted')}
          </Checkbox>
          <TouchedTrips {...{ touched, left }} />
          <Flex justify="flex-end">
            <Button
              variant="solid"
              loading={isSaving}
              disabled={touched.length === 0 || !isChosen}
              onClick={() => void apply(touched)}
            >
              {t(isPause ? 'series.apply.pause' : 'series.apply', { count: touched.length })}
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  );
}

interface ChangeFieldsProps {
  readonly wanted: Wanted;
  readonly series: readonly BookingRow[];
  readonly onChange: (next: Partial<Wanted>) => void;
}

/** Kind of the change, its days, and its new value. */
function ChangeFields({ wanted, series, onChange }: ChangeFieldsProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const locale = useLocale();
  const { kind, direction, from, until, driverId, ap_time } = wanted;
  const source = useMemo(() => driverSource(cache, locale), [cache, locale]);
  const { state, keep } = useRecord(source, driverId);
  const hasBoth = new Set(series.map(({ type }) => type === 'back')).size > 1;
  const fromLabel = t('series.from');
  const untilLabel = t('series.until');
  return (
    <Grid templateColumns="repeat(12, minmax(0, 1fr))" columnGap="3" rowGap="1">
      <FieldFrame error={null} label={t('series.kind')} span={hasBoth ? 6 : 12}>
        {() => (
          <Select
            aria-label={t('series.kind')}
            value={kind}
            onChange={(next) => isKind(next) && onChange({ kind: next })}
            options={Object.entries(KINDS).map(([value, label]) => ({ value, label: t(label) }))}
          />
        )}
      </FieldFrame>
      {hasBoth && (kind === 'driver' || kind === 'time') && (
        <FieldFrame error={null} label={t('series.direction')} span={6}>
          {() => (
            <Select
              aria-label={t('series.direction')}
              value={direction}
              onChange={(next) => onChange({ direction: next === 'home' ? 'home' : 'there' })}
              options={[
                { value: 'there', label: t('series.there') },
                { value: 'home', label: t('series.home') },
              ]}
            />
          )}
        </FieldFrame>
      )}
      {kind !== 'extend' && (
        <FieldFrame error={null} label={fromLabel} span={6}>
          {(control) => (
            <DateInput
              {...{ control }}
              ahead
              label={fromLabel}
              value={from}
              onChange={(day) => onChange({ from: day })}
            />
          )}
        </FieldFrame>
      )}
      {(kind === 'pause' || kind === 'extend') && (
        <FieldFrame error={null} label={untilLabel} span={6}>
          {(control) => (
            <DateInput
              {...{ control }}
              ahead
              label={untilLabel}
              value={until}
              onChange={(day) => onChange({ until: day })}
            />
          )}
        </FieldFrame>
      )}
      {kind === 'driver' && (
        <FieldFrame error={null} label={t('series.kind.driver')} span={6}>
          {(control) => (
            <RecordInput
              {...{ source, control }}
              label={t('series.kind.driver')}
              record={state}
              value={driverId}
              onChoose={(driver) => {
                if (driver) keep(driver);
                onChange({ driverId: driver?.id ?? null });
              }}
            />
          )}
        </FieldFrame>
      )}
      {kind === 'time' && (
        <FieldFrame error={null} label={t('series.kind.time')} span={6}>
          {(control) => <TimeInput {...{ control }} value={ap_time} onChange={(time) => onChange({ ap_time: time })} />}
        </FieldFrame>
      )}
    </Grid>
  );
}

/** The trips of a change by day, and those that stay with their reason. */
function TouchedTrips({ touched, left }: ReturnType<typeof seriesTrips>): ReactNode {
  const t = useT();
  const { formatDate, formatTime, formatWeekday } = useFormats();
  return (
    <Box maxHeight="16rem" overflow="auto" tabIndex={0} role="region" aria-label={t('series.touched')}>
      <Text role="status" fontWeight="medium">
        {t('series.count', { count: touched.length })}
      </Text>
      <ul>
        {touched.map(({ id, ap_date, ap_time, driver_lastname }) => (
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

/** Further trips on the weekdays of the standing order, without public holidays: the form of a new booking opens with them. */
function Extension({
  series,
  until,
  onClose,
}: {
  readonly series: readonly BookingRow[];
  readonly until: IsoDate | null;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const last = series.findLast(({ type }) => type !== 'back') ?? series.at(-1);
  if (!last) return null;
  const weekdays = [...new Set(series.map(({ ap_date }) => weekdayOf(ap_date)))].toSorted((one, other) => one - other);
  const rule = { start: addDays(last.ap_date, 1), weekdays, withoutHolidays: true };
  const { days } = until === null ? { days: [] } : standingDays({ ...rule, until });
  const dates = days.flatMap(({ date, holiday }) => (holiday ? [] : date));
  const home = series.find(({ id }) => id === last.linkedId);

  function open(booking: BookingRow): void {
    if (until === null) return;
    onClose();
    openDialog('dispatch/booking@1', {
      draft: {
        ...cloneDraft(booking),
        dates,
        series: { weekdays, until },
        ...(home && { return: { ap_time: home.ap_time, willCall: home.willCall, driverId: home.driverId } }),
      },
    }).catch((error: unknown) => toast.failure(t('booking.clone.failed'), error));
  }

  return (
    <>
      <Text role="status">
        {t('series.extend.count', { count: dates.length, skipped: days.length - dates.length })}
      </Text>
      <Flex justify="flex-end">
        <Button variant="solid" disabled={dates.length === 0} onClick={() => open(last)}>
          {t('series.extend.open')}
        </Button>
      </Flex>
    </>
  );
}

/** Returns the function that saves a change of a standing order in one call, based on its first trip. */
function useApply(seriesId: number, wanted: Wanted, onClose: () => void) {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const update = useUpdateBooking();
  const undo = useUndo();
  const showSkipped = useShowSkipped();
  const offerNotices = useOfferNotices();
  const [isSaving, setSaving] = useState(false);

  function valuesOf({ kind, driverId, ap_time }: Wanted) {
    if (kind === 'pause') return { status: BookingStatus.canceled, alsoLinked: true };
    if (kind === 'time') return ap_time !== null && { ap_time, assignAnyway: false };
    return driverId !== null && { ...driverChange(driverId), assignAnyway: false };
  }

  async function apply([first]: readonly BookingRow[]): Promise<void> {
    const values = valuesOf(wanted);
    if (!first || !values) return;
    setSaving(true);
    try {
      const { kind, until, withAccepted } = wanted;
      const reach = {
        scope: 'following',
        ...(kind === 'pause' && until !== null && { until }),
        keepAccepted: !withAccepted,
      } as const;
      const { answer, others } = await withReached({ ...first, seriesId }, reach, () =>
        update(first.id, { ...values, ...reach }),
      );
      const { changes = [] } = answer;
      const {
        alsoLinked: _legs,
        assignAnyway: _anyway,
        ...after
      } = { alsoLinked: true, assignAnyway: false, ...values };
      toast.success(t('booking.saved', { id: first.id, count: answer.affectedRows }), {
        ...(changes.length > 0 && { undo: () => void undo(changes) }),
        ...offerNotices(first, after, others),
      });
      showSkipped(answer);
      void refreshBookings(cache);
      onClose();
    } catch (error) {
      if (!isAbort(error) && conflictsOf(error) === undefined) toast.failure(t('series.notSaved'), error);
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, apply };
}
