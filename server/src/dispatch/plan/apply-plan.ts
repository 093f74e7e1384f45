import { isWithinSlack, planningSlack, type TripConflict } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Incident } from '../../kernel/incident.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { invalid, ProblemError, refuseRange } from '../../kernel/problem.ts';
import { lockRows } from '../bookings/lock-bookings.ts';
import type { Measuring } from '../bookings/measure-routes.ts';
import { type Author, type PlannedChange, saveChanges } from '../bookings/plan-change.ts';
import { type BookingWriting, writeBookings } from '../bookings/write-bookings.ts';
import { conflictRefusal, conflictsAround } from '../planning/assign-anyway.ts';
import { refuseOddDays } from '../planning/read-refusals.ts';
import { measureAssignments, planAssignments, type ProposedChange } from './plan-assignment.ts';
import { MOST_PLANNED_DAYS } from './propose-series.ts';

type Results = AnswerOf<'applyPlan'>;

/**
 * Applies changes of a proposed plan in one transaction: those that still fit together; the others are refused, each with the reason. A change that is
 * there already is unchanged, so that a call may be repeated. Bookings are locked first, then drivers, then days, as everywhere.
 */
export async function applyPlan(
  services: BookingWriting & Measuring,
  { date, until = date, changes }: BodyOf<'applyPlan'>,
  author: Author,
  incident: Incident,
): Promise<Results> {
  refuseOddDays([date, until], (index) => (index === 0 ? 'date' : 'until'));
  refuseRange({ start: date, end: until }, 'until', MOST_PLANNED_DAYS);
  refuseRepeated(changes);
  const distances = await measureAssignments(services, changes);
  return writeBookings(services, async (trx) => {
    const rows = await lockRows(
      trx,
      changes.map(({ bookingId }) => bookingId),
    );
    const refused = new Map<number, ProblemError>();
    const planOf = await planAssignments(trx, { days: { start: date, end: until }, rows, distances });
    const wanted: PlannedChange[] = [];
    for (const change of changes) {
      const planned = await planOf(change).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        refused.set(change.bookingId, error);
      });
      if (planned && planned.changes.length > 0) wanted.push(planned);
    }
    const { fitting, conflicts } = await whatFits(trx, wanted);
    for (const [id, found] of conflicts) refused.set(id, conflictRefusal(found));
    const lines = await saveChanges(trx, fitting, author);
    const saved = new Map(fitting.map(({ before }, index) => [before.id, lines[index] ?? null]));
    return {
      result: changes.map(({ bookingId: id }): Results[number] => {
        const problem = refused.get(id)?.body(incident.id) ?? null;
        const change = saved.get(id) ?? null;
        return { id, result: problem ? 'refused' : change === null ? 'unchanged' : 'changed', problem, change };
      }),
      ids: [...saved.keys()],
      dates: fitting.map(({ before }) => before.ap_date),
    };
  });
}

/** A booking has one place in a plan. */
function refuseRepeated(changes: readonly ProposedChange[]): void {
  const seen = new Set<number>();
  const index = changes.findIndex(({ bookingId }) => seen.size === seen.add(bookingId).size);
  if (index >= 0) throw invalid({ field: `changes.${index}.bookingId`, messageKey: 'validation.duplicate' });
}

interface Fitting {
  readonly fitting: readonly PlannedChange[];
  /** Of the others, by booking. */
  readonly conflicts: ReadonlyMap<number, readonly TripConflict[]>;
}

/**
 * Leaves out changes with conflicts beyond the slack until the others have none. What is left out stays where it was, and may then be in the way of
 * others. Of two changes in conflict with one another the first stays.
 */
async function whatFits(trx: Db, wanted: readonly PlannedChange[]): Promise<Fitting> {
  const conflicts = new Map<number, readonly TripConflict[]>();
  let fitting = wanted;
  if (wanted.length === 0) return { fitting, conflicts };
  const slack = planningSlack(await trx.selectFrom('setting').select(['variable', 'value']).execute());
  const broughtBy = await conflictsAround(trx, wanted);
  for (let before = -1; before !== conflicts.size;) {
    before = conflicts.size;
    const brought = broughtBy(fitting);
    const later = new Set(fitting.map(({ after }) => after.id));
    for (const { after } of fitting) {
      later.delete(after.id);
      const found = (brought.get(after.id) ?? []).filter(
        (conflict) =>
          !isWithinSlack(conflict, slack) &&
          !later.has(conflict.bookingId ?? 0) &&
          !conflicts.has(conflict.bookingId ?? 0),
      );
      if (found.length > 0) conflicts.set(after.id, found);
    }
    fitting = fitting.filter(({ after }) => !conflicts.has(after.id));
  }
  return { fitting, conflicts };
}
