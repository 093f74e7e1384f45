import { messageKey, useT, useFormats, vocabulary } from '@navette/shared/i18n';
import { useFormContext } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import type { DriverChoice } from '../../pickers/record-sources.ts';
import { useBookingScreen, useValues, Fields, focusNext, useField, useValue } from './booking-form.ts';
import { type BookingValues, booksReturn } from './booking-values.ts';
import type { BookingSources } from './use-booking-sources.ts';
import { FieldWithAction, RetryLine } from './field-with-action.tsx';
import type { TripWithoutDriver } from '../../suggestions/suggestion.ts';
import { Alert, Box, Button, Text } from '@navette/shared/ui';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { useOpenBooking } from '@navette/shared/ui-table';
import { ConflictList } from '../../conflicts/conflict-list.tsx';
import { $api } from '@navette/shared/api';
import type { Conflict } from '../../conflicts/conflict.ts';
import { useDebounced } from '../../distance/use-debounced.ts';
import type { components } from '@navette/openapi/types';
import { isDriven } from '@navette/shared/domain';

/** The driver, and a callback for another one. */
interface DriverFieldProps {
  readonly source: BookingSources['driver'];
  /** The chosen driver, once it is loaded. */
  readonly driver: DriverChoice | null;
  /** `anyway`: the conflicts were already shown. */
  readonly onChosen?: ((driver: DriverChoice | null, anyway?: boolean) => void) | undefined;
}

/** The driver of the booking, with suggestions and the conflicts of the choice: an inactive or busy one may be chosen nevertheless. */
export function DriverField({ source, driver, onChosen }: DriverFieldProps): ReactNode {
  const t = useT();
  const field = useField();
  const { row, isNew, isLocked } = useBookingScreen();
  const { setValue } = useFormContext<BookingValues>();
  const [isSuggesting, setSuggesting] = useState(false);
  const values = useValues();
  const trip = tripWithoutDriver(values, row?.id ?? null);
  const isInactive = driver?.active === false;

  function take(chosen: DriverChoice, anyway: boolean): void {
    setValue('driverId', chosen.id, { shouldDirty: true, shouldValidate: true });
    onChosen?.(chosen, anyway);
  }

  return (
    <>
      <FieldWithAction
        span={6}
        keys="F9"
        action={trip === null || isLocked('driverId') ? undefined : t('booking.driver.suggest')}
        onAction={() => setSuggesting(true)}
      >
        <Fields.RecordPicker
          {...field('driverId')}
          required={!isNew}
          span={12}
          source={source}
          placeholder={t('booking.driver.none')}
          onChosen={(chosen) => {
            onChosen?.(chosen);
            if (chosen) focusNext();
          }}
          warning={isInactive ? messageKey('booking.driver.inactive') : null}
        />
      </FieldWithAction>
      <DriverConflicts trip={plannedTrip(values, row?.id ?? null)} isInactive={isInactive} />
      {isSuggesting && trip && <SuggestDrivers trip={trip} onChoose={take} onClose={() => setSuggesting(false)} />}
    </>
  );
}

const SuggestDriversDialog = lazyDialog(
  async () => (await import('../../suggestions/suggest-drivers-dialog.tsx')).SuggestDriversDialog,
);

/** Search for a driver of the trip in the surrounding form. */
interface SuggestDriversProps {
  readonly trip: TripWithoutDriver;
  /** `anyway`: the driver was chosen despite conflicts. */
  readonly onChoose: (driver: DriverChoice, anyway: boolean) => void;
  readonly onClose: () => void;
}

/** The dialog of driver suggestions over the form, loaded lazily. */
function SuggestDrivers({ trip, onChoose, onClose }: SuggestDriversProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const driverId = useValue('driverId');
  const subject = t('booking.driver.suggestFor', {
    type: t(vocabulary.bookingType(trip.type)),
    date: formatDate(trip.ap_date),
    others: (trip.dates?.length ?? 1) - 1,
    time: formatTime(trip.ap_time),
  });
  return (
    <SuggestDriversDialog
      {...{ trip, subject, onClose }}
      currentDriverId={driverId}
      onChoose={({ driverId: id, firstname, lastname, anyway }) =>
        onChoose({ id, firstname: firstname ?? '', lastname: lastname ?? '' }, anyway)
      }
    />
  );
}

/** The trip of a form that needs a driver, on all of its days. Null while a part of it is unknown. */
export function tripWithoutDriver(values: BookingValues, id: number | null): TripWithoutDriver | null {
  const { clientId, destinationId, type, ap_time, pick_time, distance, mobility, pick_address, dates } = values;
  const ap_date = values.ap_date ?? dates[0];
  if (clientId === null || destinationId === null || ap_time === null || ap_date === undefined) return null;
  const place = { clientId, destinationId, pick_address: pick_address || null };
  const several = values.ap_date === null && dates.length > 1 && { dates };
  return { id, ...place, type, ap_date, ...several, ap_time, pick_time, distance, mobility };
}

/** Maximum conflicts shown; the rest is counted: a standing order may have dozens. */
const MOST_SHOWN = 6;

/** The trip, and whether its driver is already marked as inactive. */
interface DriverConflictsProps {
  /** Null while a part of it is unknown. */
  readonly trip: PlannedTrip | null;
  /** The field itself already shows that the driver is inactive. */
  readonly isInactive?: boolean;
}

/** Conflicts of a trip's driver as text, with the other trips. The driver may be chosen nevertheless: saving asks. */
export function DriverConflicts({ trip, isInactive = false }: DriverConflictsProps): ReactNode {
  const t = useT();
  const openBooking = useOpenBooking();
  const { conflicts, failed, retry } = useConflicts(trip);
  const shown = conflicts.filter(({ kind }) => !(isInactive && kind === 'inactive'));
  const first = shown.slice(0, MOST_SHOWN);
  const others = [...new Set(first.flatMap(({ bookingId }) => bookingId ?? []))];
  if (failed) return <RetryLine text={t('booking.conflicts.failed')} onRetry={retry} />;
  if (shown.length === 0) return null;
  return (
    <Box style={{ gridColumn: 'span 12' }} data-field paddingBottom="2">
      <Alert
        status="warning"
        title={t('booking.conflicts.title', { count: shown.length })}
        actions={others.map((id) => (
          <Button key={id} size="xs" onClick={() => openBooking(id)}>
            {t('booking.conflicts.open', { id })}
          </Button>
        ))}
      >
        <ConflictList conflicts={first} />
        {shown.length > MOST_SHOWN && <Text>{t('booking.conflicts.more', { count: shown.length - MOST_SHOWN })}</Text>}
      </Alert>
    </Box>
  );
}

interface FoundConflicts {
  readonly conflicts: readonly Conflict[];
  /** The request failed; `retry` repeats it. */
  readonly failed: boolean;
  readonly retry: () => void;
}

const NOTHING: PlannedTrip = { driverId: 1, clientId: 1, destinationId: 1, type: 'to', ap_time: '00:00', dates: [] };

/** Key of driver and days: until the next answer the last one for the same key is shown, so that an intermediate measurement causes no flicker. */
const subjectOf = (trip: PlannedTrip | null): string | null => trip && JSON.stringify([trip.driverId, trip.dates]);

/** Debounced request for the conflicts of a trip's driver; a stale request is aborted. */
function useConflicts(trip: PlannedTrip | null): FoundConflicts {
  const settled = useDebounced(trip);
  const isSettled = JSON.stringify(settled) === JSON.stringify(trip);
  const { data, isError, refetch } = $api.useQuery(
    'post',
    '/service/booking/conflicts',
    { body: settled ?? NOTHING },
    { enabled: settled !== null, meta: { failure: 'inPlace' } },
  );
  const [last, setLast] = useState<{ readonly subject: string | null; readonly conflicts: readonly Conflict[] }>({
    subject: null,
    conflicts: [],
  });
  if (isSettled && data && data !== last.conflicts) setLast({ subject: subjectOf(trip), conflicts: data });
  const isSameSubject = trip !== null && subjectOf(trip) === last.subject;
  return {
    conflicts: isSameSubject ? last.conflicts : [],
    failed: isSettled && trip !== null && isError,
    retry: () => void refetch(),
  };
}

type PlannedTrip = components['schemas']['PlannedTrip'];

/** The trip of a form, as far as conflicts depend on it; null while a part of it is unknown, or when it won't be driven. */
export function plannedTrip(values: BookingValues, id: number | null): PlannedTrip | null {
  const {
    driverId,
    clientId,
    destinationId,
    type,
    back,
    ap_date,
    ap_time,
    ap_waittime,
    pick_time,
    distance,
    status,
    mobility,
    pick_address,
  } = values;
  const dates = ap_date === null ? values.dates : [ap_date];
  if (
    !isDriven(status) ||
    driverId === null ||
    clientId === null ||
    destinationId === null ||
    ap_time === null ||
    dates.length === 0
  )
    return null;
  return {
    id,
    driverId,
    clientId,
    destinationId,
    type,
    back,
    ap_time,
    ap_waittime,
    pick_time,
    distance,
    mobility,
    pick_address: pick_address || null,
    dates,
  };
}

/** The return leg that is booked too, by its own driver or the same one; null when there is none, or it is not known yet. */
export function plannedReturn(values: BookingValues): PlannedTrip | null {
  const there = plannedTrip(values, null);
  const { returnTime, returnDriverId } = values;
  if (there === null || !booksReturn(values) || returnTime === null) return null;
  return {
    ...there,
    driverId: returnDriverId ?? there.driverId,
    type: 'back',
    back: false,
    ap_time: returnTime,
    ap_waittime: '0',
    pick_time: returnTime,
  };
}
