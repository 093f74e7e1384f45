import type { ClosingKind } from '@navette/openapi/enums';
import { brusselsToday, checklistStart, latestClosing, mayCall, openPoints, unlocks } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { conflict, forbidden, invalid } from '../../kernel/problem.ts';
import { type Author, authorOf, LEAST_REASON } from '../account/write-offs.ts';
import { checklist, type LockDates, lockDates } from './closing-queries.ts';

/** A lock date that was moved, for the log. */
export interface Moved {
  readonly kind: ClosingKind;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Moves lock dates and writes who did so, in one transaction that waits for every writer of money of a past day, and that they wait for.
 * @returns the moves; none where the dates are so already
 * @throws ProblemError 400 for a day that is not over, or to move back without a reason; 403 to move back without the permission; 409
 * `closing.open` while points of the checklist are open, unless confirmed
 */
export async function moveClosing(trx: Db, body: BodyOf<'moveClosing'>, by: Author): Promise<readonly Moved[]> {
  const { kinds, until } = body;
  const latest = latestClosing(brusselsToday(by.at));
  if (until !== null && until > latest) throw invalid({ field: 'until', messageKey: 'validation.closing.future' });
  // Conflicts with the share locks of writers as a whole, so that several kinds cannot deadlock with a writer of two of them.
  await sql`lock table closing in exclusive mode`.execute(trx);
  const dates = await lockDates(trx);
  const moves = kinds
    .map((kind): Moved => ({ kind, before: dates.get(kind) ?? null, after: until }))
    .filter(({ before, after }) => before !== after);
  const back = moves.filter(({ before, after }) => unlocks(before, after));
  const reason = refuseUnlocking(back.length > 0, body, by);
  const points = until === null ? [] : await refusePoints(trx, { until, dates, forward: without(moves, back) }, body);
  for (const { kind, before, after } of moves) {
    await trx.updateTable('closing').set({ until: after }).where('kind', '=', kind).execute();
    const left = unlocks(before, after) ? [] : openPoints([kind], points);
    await trx
      .insertInto('closing_move')
      .values({ kind, before, after, reason, points: JSON.stringify(left), ...authorOf(by) })
      .execute();
  }
  return moves;
}

const without = (moves: readonly Moved[], others: readonly Moved[]) => moves.filter((move) => !others.includes(move));

/** @returns the reason */
function refuseUnlocking(isBack: boolean, { reason }: BodyOf<'moveClosing'>, { caller }: Author): string | null {
  const why = reason?.trim() ?? '';
  if (isBack && !mayCall(caller.user.pages, ['unlock'])) throw forbidden();
  if (isBack && why.length < LEAST_REASON) throw invalid({ field: 'reason', messageKey: 'validation.closing.reason' });
  return why === '' ? null : why;
}

interface Closed {
  readonly until: string;
  readonly dates: LockDates;
  readonly forward: readonly Moved[];
}

/** @returns the open points of the kinds that are closed further */
async function refusePoints(trx: Db, { until, dates, forward }: Closed, { confirm }: BodyOf<'moveClosing'>) {
  const kinds = forward.map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  const start = checklistStart([...dates.values()], until);
  const open = openPoints(kinds, await checklist(trx, { start, end: until }));
  if (open.length > 0 && !confirm) throw conflict('closing.open', { params: { count: open.length } });
  return open;
}
