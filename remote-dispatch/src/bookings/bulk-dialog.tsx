import { clientName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Button, Text } from '@navette/shared/ui';
import { useDoubleWords, useOpenBooking, type DoubleTrip, type Outcome } from '@navette/shared/ui-table';
import { BulkDialog, type BulkDialogProps } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { BookingRow } from './booking-row.ts';
import { doubleTripSchema, duplicatesOf } from './duplicates-of.ts';
import { ConflictList } from '../conflicts/conflict-list.tsx';
import { conflictsIn, type Conflict } from '../conflicts/conflict.ts';
import { BOOKING_BULK_TEXTS } from './bulk-texts.ts';

/** The job whose results are shown. */
type BookingBulkDialogProps = Pick<BulkDialogProps<BookingRow>, 'run' | 'retry' | 'undo' | 'notify' | 'start'> & {
  readonly onClose: () => void;
};

/** Progress and results of a job by booking; those refused for a conflict of the driver, or because the client would travel twice at near times, can be changed anyway. */
export function BookingBulkDialog({ onClose, ...props }: BookingBulkDialogProps): ReactNode {
  const t = useT();
  const { outcomes } = props.run;
  return (
    <BulkDialog
      {...props}
      close={onClose}
      texts={BOOKING_BULK_TEXTS}
      nameOf={nameOf}
      reasonOf={reasonOf}
      anyway={(missed) => {
        const doubles = missed.filter(({ id }) => duplicatesOf(outcomes.get(id)?.problem));
        if (doubles.length > 0)
          return { rows: doubles, label: t('bookings.bulk.changeAnyway', { count: doubles.length }) };
        const rows = missed.filter(({ id }) => conflictsOfOutcome(outcomes.get(id)));
        return { rows, label: t('bookings.bulk.assignAnyway', { count: rows.length }) };
      }}
    />
  );
}

const nameOf = (row: BookingRow) => <NamedBooking row={row} />;

function reasonOf(outcome: Outcome | undefined): ReactNode | undefined {
  const { data: doubles } = doublesSchema.safeParse(outcome && Reflect.get(outcome, 'doubles'));
  if (doubles) return <Doubles doubles={doubles} says="booking.double.warning" />;
  const refused = duplicatesOf(outcome?.problem);
  if (refused) return <Doubles doubles={refused.trips} says="booking.duplicate.title" />;
  const conflicts = conflictsOfOutcome(outcome);
  return conflicts && conflicts.length > 0 ? <ConflictList conflicts={conflicts} /> : undefined;
}

const doublesSchema = z.array(doubleTripSchema).min(1);

interface DoublesProps {
  readonly doubles: readonly DoubleTrip[];
  readonly says: 'booking.double.warning' | 'booking.duplicate.title';
}

/** Trips of the same client at the same time as a booking that was changed, or is only changed when the user says so. */
function Doubles({ doubles, says }: DoublesProps): ReactNode {
  const t = useT();
  const words = useDoubleWords();
  const [first] = doubles;
  return (
    first && (
      <Text color="fg.warning">
        {t('shared.labelled', { label: t(says, { client: first.client }), text: doubles.map(words).join('; ') })}
      </Text>
    )
  );
}

function NamedBooking({ row }: { readonly row: BookingRow }): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const openBooking = useOpenBooking();
  const { id, ap_date, ap_time } = row;
  return (
    <>
      <Button size="xs" variant="ghost" onClick={() => openBooking(id)}>
        {t('booking.conflicts.open', { id })}
      </Button>
      <Text flex="1 1 14rem">
        {formatDate(ap_date)} {formatTime(ap_time)} · {clientName(row, 'list')}
      </Text>
    </>
  );
}

/** Conflicts for which a booking was refused; undefined when it was not refused, or for another reason. */
function conflictsOfOutcome(outcome: Outcome | undefined): readonly Conflict[] | undefined {
  const { problem } = outcome ?? {};
  if (typeof problem !== 'object' || problem === null || Reflect.get(problem, 'code') !== 'booking.conflicts')
    return undefined;
  const params: unknown = Reflect.get(problem, 'params');
  const text: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'conflicts') : undefined;
  return (typeof text === 'string' && conflictsIn(text)) || [];
}
