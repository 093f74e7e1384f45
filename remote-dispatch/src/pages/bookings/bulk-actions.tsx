import { BookingStatus, isToAssign, driverChange } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { bookingStatusStyles } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useBulkRun } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import {
  notifyDrivers,
  notifyOfChange,
  type BookingJob,
  changeBookings,
  PER_CALL,
  undoJob,
} from '../../bookings/change-bookings.ts';
import { BOOKING_BULK_TEXTS } from '../../bookings/bulk-texts.ts';
import { AssignDriverDialog, BookingBulkDialog, BulkMessageDialog } from './lazy-dialogs.ts';
import { Ban } from 'lucide-react';
import { useChoice } from '../../bookings/questions.tsx';
import { getLinked } from '../../bookings/linked-leg.tsx';

/** Bulk commands for the list. */
interface BulkActions {
  readonly buttons: (rows: readonly BookingRow[]) => ReactNode;
  /** The dialogs, which stay open when the selection changes. */
  readonly windows: ReactNode;
}

const openWindow = (path: string): void => void window.open(path, '_blank', 'noopener');

/**
 * Bulk commands: status, driver, message and print, with a result per booking.
 * @param listed all bookings of the list, selected or not
 */
export function useBulkActions(listed: readonly BookingRow[]): BulkActions {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const { run, open, start, retry, undo, notify, close } = useBulkRun<BookingRow>(
    BOOKING_BULK_TEXTS,
    () => void refreshBookings(cache),
  );
  const withLegs = useAskOtherLegs(listed);
  const [asked, setAsked] = useState<{
    readonly what: 'driver' | 'message';
    readonly rows: readonly BookingRow[];
  } | null>(null);
  // A dialog opened over the confirmation would be closed with it.
  const next = useRef<BookingJob | null>(null);
  useEffect(() => {
    if (asked !== null || next.current === null) return;
    start(next.current);
    next.current = null;
  });

  const notifyTitle = (sum: number) => t('bookings.bulk.notify.title', { count: sum });
  async function setStatus(ticked: readonly BookingRow[], status: BookingStatus): Promise<void> {
    const meant = await withLegs(ticked, status);
    if (meant === null) return;
    const title = t('bookings.bulk.status.title', {
      status: t(bookingStatusStyles[status].label),
      count: meant.length,
    });
    start(
      changeJob(meant, { status }, (anyway) => (anyway ? { confirmDuplicates: true } : {}), {
        title,
        undoTitle: (sum) => t('bookings.bulk.status.undo', { count: sum }),
        notifyTitle,
      }),
    );
  }
  function setDriver(meant: readonly BookingRow[], driverId: number, name: string): void {
    const title = t('bookings.bulk.driver.job', { name, count: meant.length });
    next.current = changeJob(meant, { driverId }, (anyway) => ({ assignAnyway: anyway }), {
      title,
      undoTitle: (sum) => t('bookings.bulk.driver.undo', { count: sum }),
      notifyTitle,
    });
  }
  function printSheets(rows: readonly BookingRow[]): void {
    const path = sheetsPath(rows);
    if (path === null) toast.info(t('bookings.bulk.print.noDriver'));
    else openWindow(path);
  }
  const buttons = (rows: readonly BookingRow[]) => (
    <BulkButtons
      onStatus={(status) => void setStatus(rows, status)}
      onDriver={() => setAsked({ what: 'driver', rows })}
      onNotify={() => setAsked({ what: 'message', rows })}
      onPrintList={() => openWindow(listPath(rows))}
      onPrintSheets={() => printSheets(rows)}
    />
  );
  const { rows = [] } = asked ?? {};
  const count = rows.length;
  const closeQuestion = () => setAsked(null);
  const windows = (
    <>
      {asked?.what === 'driver' && (
        <AssignDriverDialog
          count={count}
          onClose={closeQuestion}
          onAssign={(driverId, name) => setDriver(rows, driverId, name)}
        />
      )}
      {asked?.what === 'message' && (
        <BulkMessageDialog
          count={count}
          onClose={closeQuestion}
          onSend={(message) =>
            (next.current = notifyDrivers(rows, message, t('bookings.bulk.notify.title', { count })))
          }
        />
      )}
      {run && open && <BookingBulkDialog {...{ run, retry, undo, notify, start }} onClose={close} />}
    </>
  );
  return { buttons, windows };
}

/** Path of the printed list of these bookings. The ids are in the fragment, whose length servers don't limit. */
function listPath(rows: readonly BookingRow[]): string {
  const days = rows.map(({ ap_date }) => ap_date).toSorted();
  return `/print/bookings?from=${days[0] ?? ''}&to=${days.at(-1) ?? ''}#${rows.map(({ id }) => id).join(',')}`;
}

/** Path of the day sheets of these bookings, one for each driver and day; null when none has a driver. */
function sheetsPath(rows: readonly BookingRow[]): string | null {
  const sheets = new Set(
    rows.flatMap(({ ap_date, driverId, accepted, driver_active }) =>
      isToAssign(accepted, driver_active) ? [] : `${ap_date}_${String(driverId)}`,
    ),
  );
  return sheets.size === 0 ? null : `/print/daysheet#${[...sheets].toSorted().join(',')}`;
}

/** Titles of a change, of its undo, and of the notification of its drivers. */
interface ChangeTitles {
  readonly title: string;
  readonly undoTitle: (count: number) => string;
  readonly notifyTitle: (count: number) => string;
}

/**
 * Job that changes bookings. Those that are refused, because of conflicts of the driver or because their client would then travel twice at near times, can
 * be changed anyway. Its undo restores the former values of each.
 */
const changeJob = (
  rows: readonly BookingRow[],
  change: Pick<Parameters<typeof changeBookings>[0]['change'], 'status' | 'driverId'>,
  consent: (anyway: boolean) => Omit<Parameters<typeof changeBookings>[0], 'ids' | 'change'>,
  { title, undoTitle, notifyTitle }: ChangeTitles,
): BookingJob => ({
  title,
  rows,
  perCall: PER_CALL,
  send: (some, anyway) => changeBookings({ ids: some.map(({ id }) => id), change, ...consent(anyway) }),
  undo: undoJob(undoTitle),
  notify: notifyOfChange(change.driverId === undefined ? change : driverChange(change.driverId), notifyTitle),
});

/**
 * Returns the function that asks, before several bookings are canceled, whether to cancel their other legs too.
 * Resolves with the bookings to cancel; null when the user backs out, or when the linked legs can't be loaded. Asks
 * nothing when no other leg is still to be driven.
 */
function useAskOtherLegs(
  listed: readonly BookingRow[],
): (rows: readonly BookingRow[], next: BookingStatus) => Promise<readonly BookingRow[] | null> {
  const t = useT();
  const toast = useToast();
  const choose = useChoice();

  return async (rows, next) => {
    if (next !== BookingStatus.canceled) return rows;
    const legs = await otherLegs(rows, listed).catch((error: unknown) => {
      toast.failure(t('bookings.bulk.legs.failed'), error);
      return null;
    });
    if (legs === null || legs.length === 0) return legs && rows;
    const answer = await choose({
      title: t('bookings.bulk.legs.title', { count: rows.length }),
      intro: t('bookings.bulk.legs.intro', { count: legs.length }),
      choices: [
        { value: 'ticked', label: t('bookings.bulk.legs.ticked', { count: rows.length }) },
        { value: 'both', label: t('bookings.bulk.legs.both', { count: rows.length + legs.length }) },
      ],
      confirmLabel: t('bookings.bulk.legs.confirm'),
      cancelLabel: t('booking.question.back'),
      danger: true,
      icon: <Ban aria-hidden />,
    });
    if (answer === null) return null;
    return answer.value === 'both' ? [...rows, ...legs] : rows;
  };
}

/**
 * Other legs of canceled bookings that are not selected themselves and still to be driven. Legs outside the list are
 * fetched.
 * @throws {ApiProblem} when one of them can't be loaded
 */
async function otherLegs(rows: readonly BookingRow[], listed: readonly BookingRow[]): Promise<BookingRow[]> {
  const ticked = new Set(rows.map(({ id }) => id));
  const known = new Map(listed.map((row) => [row.id, row]));
  const ids = rows.flatMap(({ linkedId, status }) =>
    linkedId !== null && !ticked.has(linkedId) && status !== BookingStatus.canceled ? linkedId : [],
  );
  const legs: BookingRow[] = [];
  for (const id of ids) {
    const leg = known.get(id) ?? (await getLinked(id));
    if (leg && leg.status === BookingStatus.pending && !leg.archived) legs.push(leg);
  }
  return legs;
}
