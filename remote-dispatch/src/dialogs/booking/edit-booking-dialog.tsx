import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { useMemo, useState, type ReactNode, useEffect, useRef } from 'react';
import { BookingBadges } from './booking-badges.tsx';
import { BookingFormDialog } from './booking-form-dialog.tsx';
import { ConcurrentEditNotice, useConcurrentEdits } from './concurrent-edits.tsx';
import { bookingSchema } from './booking-schema.ts';
import { type BookingValues, valuesOf } from './booking-values.ts';
import { type BookingRow, cloneDraft } from '../../bookings/booking-row.ts';
import { useBaseline, type Baseline } from './use-baseline.ts';
import { useDriverChange, type DriverChange, useSaveOver, type SaveOver, updateBooking } from './use-driver-change.ts';
import { submitAgain, useInvoiceLock, useResolveStale, useSaveExisting } from './save-existing.tsx';
import type { SavedBooking } from './save-new.tsx';
import { useBookingSources, type BookingSources } from './use-booking-sources.ts';
import { useIsAdmin, type BookingForm } from './booking-form.ts';
import { Alert, Button } from '@navette/shared/ui';
import { InvoiceLinks } from '@navette/shared/ui-booking';
import { invoicesOf } from '@navette/shared/ui-table';
import { type Accepted, CLOSED_FIELDS, isClosed } from '@navette/shared/domain';
import { ClosedBooking, useClosedDays, useClosedUntil } from '../../bookings/closed-days.tsx';
import { DriverWhereabouts } from '../../bookings/driver-whereabouts.tsx';
import { useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { useOfferUndo } from '../../bookings/undo.ts';
import { PhoneIncoming, Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react';
import { type Due, waitsForCall, useReadyNow } from '../../bookings/ready-now.ts';
import { useArchive, useDeleteBooking } from '../../bookings/delete-booking.ts';
import type { DialogInput } from '@navette/shared/federation';

interface EditBookingDialogProps {
  readonly row: BookingRow;
  /** The row is the booking as it is saved; before, it is that of a list, without distance and addresses. Nothing is saved until then. */
  readonly isRead: boolean;
  /** Driver to choose in the form. */
  readonly proposed?: number | undefined;
  /** Receives the focus on close. */
  readonly opener: HTMLElement | null;
  readonly onClose: (saved?: SavedBooking) => void;
}

/** The form of an existing booking. Driver and answer are saved immediately, the rest by Save. */
export function EditBookingDialog({ row, isRead, proposed, opener, onClose }: EditBookingDialogProps): ReactNode {
  const t = useT();
  const kind = { isNew: false, isAdmin: useIsAdmin() };
  const isReadOnly = row.archived ?? false;
  const [first] = useState(row);
  const opened = useMemo(() => valuesOf(first), [first]);
  const initial = useMemo(() => valuesOf(row), [row]);
  const { id } = row;
  const sources = useBookingSources(row);
  const form = useNavetteForm({
    schema: bookingSchema(kind),
    defaultValues: opened,
    name: messageKey('booking.form.editName'),
    draftKey: `booking.${String(id)}`,
  });
  const baseline = useBaseline(form, opened, { id, isRead });
  const edits = useConcurrentEdits(row, form, baseline);
  const saveOver = useSaveOver(baseline, edits);
  const lock = useInvoiceLock(row, baseline);
  const until = useClosedUntil();
  const isClosedDay = isClosed(row.ap_date, until);
  const isLocked = (field: keyof BookingValues) => lock.isLocked(field) || (isClosedDay && CLOSED_FIELDS.has(field));
  const day = useWatch({ control: form.control, name: 'ap_date' });
  const moved = useClosedDays(day === row.ap_date ? [] : [day]);
  const driver = useDriverChange(row, baseline, saveOver);
  useProposedDriver(isReadOnly || isLocked('driverId') ? undefined : proposed, form, sources.driver, driver);
  const accept = useAcceptedChange(id, baseline, saveOver);
  const resolve = useResolveStale(form, baseline, edits, sources);
  const save = useSaveExisting(row, baseline, lock, resolve);
  const saveOnceRead = isRead
    ? save
    : async () => {
        await baseline.whenRead;
        return submitAgain(form, save);
      };

  function close(saved?: SavedBooking): void {
    if (!saved) driver.offerBack();
    onClose(saved);
  }

  return (
    <BookingFormDialog
      {...{ form, initial, sources, opener }}
      isPending={!isRead}
      title={t('booking.edit.title', { id })}
      headerAside={<BookingBadges row={row} />}
      footerStart={<BookingActions {...{ row, form, onClose }} isClosed={isClosedDay} />}
      saveBlocked={moved.saveBlocked}
      alert={
        <>
          <InvoicedNotice row={row} />
          {isClosedDay && until !== null ? <ClosedBooking until={until} /> : moved.banner}
          {edits.seen && <ConcurrentEditNotice {...{ form, baseline, sources }} seen={edits.seen} />}
        </>
      }
      notice={
        !isReadOnly && (
          <>
            <DriverWhereabouts row={row} />
            <ReadyNow
              row={row}
              onReady={({ ap_date, ap_time, pick_time, willCall }) =>
                baseline.move({ ap_date, ap_time, pick_time, willCall })
              }
            />
          </>
        )
      }
      screen={{ ...kind, row, isReadOnly, isLocked }}
      onDriverChosen={driver.choose}
      onAcceptedChosen={accept}
      onSave={saveOnceRead}
      onClose={close}
    />
  );
}

/** Above the fields: the invoices of the booking, which lock the fields they show. */
function InvoicedNotice({ row }: { readonly row: BookingRow }): ReactNode {
  const t = useT();
  if (invoicesOf(row).length === 0) return null;
  return (
    <Alert status="info" title={t('booking.invoiced.locked')}>
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px' }}>
        <InvoiceLinks booking={row} />
      </span>
    </Alert>
  );
}

/**
 * Chooses a driver in the form of an existing booking once it is shown, as if by the user: it is saved with its consequences, conflicts are
 * confirmed, and Cancel offers to restore the former driver.
 * @param proposed id of the driver; undefined when none is proposed or the form may not change it
 */
function useProposedDriver(
  proposed: number | undefined,
  form: BookingForm,
  source: BookingSources['driver'],
  change: DriverChange,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (proposed === undefined || isDone.current) return;
    isDone.current = true; // Before the answer: a form chooses only once.
    const choose = async () => {
      const driver = await source.find(proposed, new AbortController().signal);
      if (!driver || form.getValues('driverId') === driver.id) return;
      form.setValue('driverId', driver.id, { shouldDirty: true, shouldValidate: true });
      change.choose(driver);
    };
    // If the driver can't be fetched none is chosen: the form shows the saved one.
    choose().catch(() => undefined);
  }, [proposed, form, source, change]);
}

/** On an existing booking, whether the driver is asked is saved as soon as it is chosen, with Undo (specification/bookings.md#drivers-answer). */
function useAcceptedChange(id: number, baseline: Baseline, saveOver: SaveOver): (accepted: Accepted) => void {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();

  const offerUndo = useOfferUndo();

  async function save(accepted: Accepted, before: Accepted): Promise<void> {
    const { changes } = await saveOver(['driverId', 'accepted'], () => updateBooking(id, { accepted }));
    baseline.move({ accepted });
    void refreshBookings(cache);
    toast.success(
      t('booking.answer.saved', { id, answer: t(vocabulary.accepted(accepted)) }),
      offerUndo(changes, (isUndone) => baseline.move({ accepted: isUndone ? before : accepted })),
    );
  }

  return (accepted) => {
    const { accepted: before } = baseline.values();
    if (before === accepted) return;
    save(accepted, before).catch((error: unknown) => {
      baseline.restore('accepted');
      toast.failure(t('booking.answer.failed', { id }), error);
    });
  };
}

/** A booking that may wait for its client's call. */
interface ReadyNowProps {
  readonly row: BookingRow;
  /** The trip is due now, or was before an undo: the form applies its day and times. */
  readonly onReady: (due: Due) => void;
}

/** Notice that the client will call when ready, with the button for the call. */
function ReadyNow({ row, onReady }: ReadyNowProps): ReactNode {
  const t = useT();
  const setReady = useReadyNow();
  const [isBusy, setBusy] = useState(false);
  const [isDue, setDue] = useState(false);
  if (isDue || !waitsForCall(row)) return null;
  const { ap_date, ap_time, pick_time } = row;

  async function notify(): Promise<void> {
    setBusy(true);
    await setReady(row.id, (due) => {
      setDue(due !== null);
      onReady(due ?? { ap_date, ap_time, pick_time: pick_time ?? null, willCall: true });
    });
    setBusy(false);
  }

  return (
    <Alert
      live={false}
      title={t('booking.readyNow.waiting')}
      actions={
        <Button
          size="sm"
          variant="solid"
          icon={<PhoneIncoming aria-hidden />}
          loading={isBusy}
          onClick={() => void notify()}
        >
          {t('booking.readyNow.action')}
        </Button>
      }
    />
  );
}

interface BookingActionsProps {
  readonly row: BookingRow;
  readonly form: BookingForm;
  /** Its day is closed: it stays. */
  readonly isClosed: boolean;
  /** Called after a deletion. */
  readonly onClose: () => void;
}

/** Copies the saved booking, archives or deletes it; an archived one can be restored. */
function BookingActions({ row, form, isClosed: stays, onClose }: BookingActionsProps): ReactNode {
  const t = useT();
  const openNew = useOpenNewBooking();
  const remove = useDeleteBooking();
  const { archive, unarchive } = useArchive();

  async function leaveAfter(act: Promise<boolean>): Promise<void> {
    if (!(await act)) return;
    form.release();
    onClose();
  }

  return (
    <>
      <Button icon={<Copy aria-hidden />} onClick={() => openNew(cloneDraft(row))}>
        {t('booking.clone.action')}
      </Button>
      {row.archived ? (
        <Button
          icon={<ArchiveRestore aria-hidden />}
          disabled={stays}
          onClick={() => void leaveAfter(unarchive(row.id))}
        >
          {t('bookings.unarchive.action')}
        </Button>
      ) : (
        <>
          <Button icon={<Archive aria-hidden />} disabled={stays} onClick={() => void leaveAfter(archive(row))}>
            {t('bookings.archive.action')}
          </Button>
          <Button
            variant="ghost"
            colorPalette="red"
            icon={<Trash2 aria-hidden />}
            disabled={stays}
            onClick={() => void leaveAfter(remove(row))}
          >
            {t('shared.delete')}
          </Button>
        </>
      )}
    </>
  );
}

/** Returns the function that opens the form of a new booking over this one, with these values. */
function useOpenNewBooking(): (draft: NonNullable<DialogInput<'dispatch/booking@1'>['draft']>) => void {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return (draft) => {
    openDialog('dispatch/booking@1', { draft }).catch((error: unknown) =>
      toast.failure(t('booking.clone.failed'), error),
    );
  };
}
