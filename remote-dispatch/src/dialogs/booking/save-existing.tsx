import { useFormats, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useWarnDoubles, invoicesOf } from '@navette/shared/ui-table';
import { withReached, useOfferNotices } from '../../bookings/offer-notices.ts';
import { givenUp, useAskPast } from '../../bookings/questions.tsx';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { useShowSkipped, useAskScope } from '../../bookings/series.ts';
import { useOfferUndo } from '../../bookings/undo.ts';
import { type CompleteBooking, changesPlan, toBookingUpdate, concernsSeries } from './booking-schema.ts';
import { pastDates } from './booking-dates.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import type { Baseline } from './use-baseline.ts';
import { isStale, plannedOf, useUpdateBooking } from './use-driver-change.ts';
import { type SaveBooking, type SavedBooking, savedPrice } from './save-new.tsx';
import type { components } from '@navette/openapi/types';
import { BookingStatus, frozenFields } from '@navette/shared/domain';
import { useAskBothLegs } from '../../bookings/linked-leg.tsx';
import { withoutIncident } from '../../conflicts/conflict-list.tsx';
import { ApiProblem } from '@navette/shared/api';
import { useChooseVersions, type DescribedChange } from '@navette/shared/ui-records';
import type { BookingForm } from './booking-form.ts';
import { shownValue, fieldLabelKey, isNamedField, FieldValue } from './field-value.tsx';
import { namesOf, type WatchedEdits } from './concurrent-edits.tsx';
import { isFormField, type BookingValues } from './booking-values.ts';
import type { BookingSources } from './use-booking-sources.ts';
import { useState } from 'react';

/** Saves the changes of an existing booking, for the chosen scope, with Undo for all of them; nothing is sent without changes. */
export function useSaveExisting(
  row: BookingRow,
  baseline: Baseline,
  lock: InvoiceLock,
  resolveStale: ResolveStale,
): SaveBooking {
  const { id } = row;
  const t = useT();
  const { formatMoney } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const askReach = useAskReach(row);
  const update = useUpdateBooking();
  const showSkipped = useShowSkipped();
  const offerNotices = useOfferNotices();
  const offerUndo = useOfferUndo();
  const askPast = useAskPast();
  const warnDoubles = useWarnDoubles();

  async function save(values: CompleteBooking, asked?: Reach): Promise<SavedBooking> {
    const saved = { id, label: t('booking.number', { id }) };
    const before = baseline.values();
    const changes = toBookingUpdate(before, values);
    if (Object.keys(changes).length === 0) return saved;
    if (!asked && !(await askPast(pastDates(values, false, before.ap_date)))) throw givenUp();
    const reach = asked ?? (await askReach(before.status, changes));
    if (reach === null) throw givenUp();
    try {
      const { answer, others } = await withReached(row, reach, async () => {
        const done = await baseline.saveOver(() =>
          update(id, {
            ...changes,
            ...reach,
            ...(changesPlan(changes) && { assignAnyway: false }),
          }),
        );
        baseline.move({});
        return done;
      });
      const { affectedRows: count } = answer;
      // An emptied price is saved as the computed one.
      const price = changes.price === null ? await savedPrice(id) : null;
      const said = [
        t('booking.saved', { id, count }),
        ...(price === null ? [] : [t('booking.price.saved', { price: formatMoney(price) })]),
      ];
      toast.success(said.join(' · '), {
        ...offerUndo(answer.changes),
        ...offerNotices({ ...row, ...plannedOf(before) }, plannedOf({ ...before, ...changes }), others),
      });
      showSkipped(answer);
      warnDoubles(answer);
    } catch (error) {
      if (isStale(error)) return resolveStale(error, (chosen) => save(chosen, reach));
      throw lock.lockFor(error);
    }
    void refreshBookings(cache);
    return saved;
  }
  return (values) => save(values);
}

type BookingUpdate = components['schemas']['BookingUpdate'];

type Reach = Pick<BookingUpdate, 'scope' | 'alsoLinked'>;

/** Returns the function that asks, if relevant, which other bookings of a standing order or a pair a change applies to. Null: the user went back. */
function useAskReach({
  id,
  seriesId,
  linkedId,
  ap_date,
  type,
}: BookingRow): (saved: BookingRow['status'], changes: BookingUpdate) => Promise<Reach | null> {
  const t = useT();
  const askScope = useAskScope();
  const askBothLegs = useAskBothLegs();

  return async (status, changes) => {
    const next = changes.status;
    if (seriesId !== null && concernsSeries(changes)) {
      const also = next === BookingStatus.canceled && linkedId !== null ? t('booking.legs.cancel.also') : undefined;
      const question = { title: t('booking.series.save.title', { id }), also, confirmLabel: t('shared.save') };
      const answer = await askScope({ id, ap_date, type, status }, seriesId, question);
      return answer && { scope: answer.scope, ...(answer.also && { alsoLinked: true }) };
    }
    if (next === undefined) return {};
    const both = await askBothLegs({ id, linkedId, status }, next);
    if (both === null) return null;
    return both ? { alsoLinked: true } : {};
  };
}

/** Called with the refusal of a save based on a stale version, and with the save itself, which is repeated. */
type ResolveStale = (
  error: ApiProblem,
  save: (chosen: CompleteBooking) => Promise<SavedBooking>,
) => Promise<SavedBooking>;

/**
 * Returns the function for a save that would overwrite concurrent changes: changes of other fields are applied to the form, for the same fields both
 * values are shown and one is chosen, then it is saved based on the new version. Rejects with an AbortError when the user goes back to the form.
 */
export function useResolveStale(
  form: BookingForm,
  baseline: Baseline,
  { reread }: WatchedEdits,
  sources: BookingSources,
): ResolveStale {
  const t = useT();
  const choose = useChooseVersions();

  return async (error, save) => {
    const mine = form.getValues();
    const { conflicting: theirs } = await reread();
    const names = Object.keys(theirs).filter(isNamedField);
    const shown = (values: Partial<BookingValues>, name: string) =>
      isFormField(name, mine) && <FieldValue field={name} value={shownValue(values[name] ?? null)} sources={sources} />;
    const changed = names.map((name): DescribedChange => ({
      names: [name],
      isMine: true,
      label: t(fieldLabelKey(name)),
      mine: shown(mine, name),
      theirs: shown(theirs, name),
    }));
    const taken = changed.length === 0 ? [] : await choose({ changed, error });
    if (taken === null) throw givenUp();
    for (const name of taken) if (isFormField(name, mine)) baseline.restore(name);
    return submitAgain(form, save);
  };
}

/** Submits a form whose values have changed during a submit. Rejects with an AbortError when they are inconsistent: the form shows the errors at its fields. */
export async function submitAgain(
  form: BookingForm,
  save: (values: CompleteBooking) => Promise<SavedBooking>,
): Promise<SavedBooking> {
  const saved: SavedBooking[] = [];
  await form.handleSubmit(async (values) => {
    saved.push(await save(values));
  })();
  const [booking] = saved;
  if (booking === undefined) throw givenUp();
  return booking;
}

interface InvoiceLock {
  readonly isLocked: (field: keyof BookingValues) => boolean;
  /**
   * When a save was refused because of an invoice: resets and locks the fields it shows, and returns the refusal as an error of the whole form.
   * Returns any other error unchanged.
   */
  readonly lockFor: (error: unknown) => unknown;
}

/**
 * Locks the fields shown on documents of a booking's invoices, including invoices for which a save is refused
 * (specification/bookings.md#invoice-lock).
 */
export function useInvoiceLock(row: BookingRow, baseline: Baseline): InvoiceLock {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const invoices = invoicesOf(row);
  const frozen = new Set([...frozenFields(invoices.map(({ kind }) => kind)), ...refused]);
  // A driven booking on an invoice may still be closed.
  if (row.status === BookingStatus.pending) frozen.delete('status');

  function lockFor(error: unknown): unknown {
    if (!(error instanceof ApiProblem) || error.code !== 'booking.invoiced' || error.fields.length === 0) return error;
    const fields = new Set([...frozenFields(['client']), ...error.fields.map(({ field }) => field)]);
    setRefused([...fields]);
    for (const field of namesOf(baseline.values())) if (fields.has(field)) baseline.restore(field);
    return withoutIncident(error, { fields: [] });
  }
  return { isLocked: (field) => frozen.has(field), lockFor };
}
