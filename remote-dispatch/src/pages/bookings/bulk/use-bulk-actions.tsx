import type { BookingStatus } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { bookingStatusStyles } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useBulkRun } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { refreshBookings } from '../../../bookings/refresh-bookings.ts';
import { AssignDriverDialog } from './ask/assign-driver-dialog.tsx';
import { BulkMessageDialog } from './ask/bulk-message-dialog.tsx';
import { BulkButtons } from './bulk-buttons.tsx';
import { changeDriver } from '../../../bookings/bulk/jobs/change-driver.ts';
import { changeStatus } from '../../../bookings/bulk/jobs/change-status.ts';
import { notifyDrivers } from '../../../bookings/bulk/jobs/notify-drivers.ts';
import type { BookingJob } from '../../../bookings/bulk/model/bulk-job.ts';
import { useAskOtherLegs } from './legs/use-ask-other-legs.tsx';
import { listPath, sheetsPath } from './print-paths.ts';
import { BookingBulkDialog } from '../../../bookings/bulk/result/bulk-dialog.tsx';
import { BOOKING_BULK_TEXTS } from '../../../bookings/bulk/result/bulk-texts.ts';

/** Bulk commands for the list. */
export interface BulkActions {
  /** Buttons for the selected bookings. */
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
  // A dialog that is opened over the question would be closed with it.
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
      changeStatus(meant, status, {
        title,
        undoTitle: (sum) => t('bookings.bulk.status.undo', { count: sum }),
        notifyTitle,
      }),
    );
  }
  function setDriver(meant: readonly BookingRow[], driverId: number, name: string): void {
    const title = t('bookings.bulk.driver.job', { name, count: meant.length });
    next.current = changeDriver(meant, driverId, {
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
      {run && open && <BookingBulkDialog {...{ run, retry, undo, notify, start, close }} />}
    </>
  );
  return { buttons, windows };
}
