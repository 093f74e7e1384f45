import { sql } from 'kysely';
import type { DateRange, RefusalReason, TripRequestState } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { conflict, found } from '../../kernel/problem.ts';
import { type Author } from '../bookings/plan-change.ts';
import { callerName } from '../../kernel/caller.ts';

/** Maximum of a list, as in the contract. */
const MOST = 1000;

/** Requests, waiting ones first by their day, then the latest decisions (specification/office.md#requests). */
export async function listRequests(db: Db, state: TripRequestState | undefined): Promise<AnswerOf<'listTripRequests'>> {
  const rows = await db
    .selectFrom('trip_request')
    .leftJoin('carecenter', 'carecenter.id', 'trip_request.careCenterId')
    .leftJoin('carrier', 'carrier.id', 'trip_request.carrierId')
    .selectAll('trip_request')
    .select([
      'carecenter.name as careCenter_name',
      'carrier.name as carrier_name',
      authorColumn('trip_request').as('decidedByName'),
    ])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .orderBy(sql`state <> 'waiting'`)
    .orderBy(sql`case when state = 'waiting' then trip_request.date end`)
    .orderBy(sql`case when state = 'waiting' then trip_request.time end`)
    .orderBy('decidedAt', 'desc')
    .orderBy('trip_request.id')
    .limit(MOST)
    .execute();
  return rows.map(({ userId: _id, userName: _name, attempt: _attempt, carrierId: _carrier, ...all }) => {
    const { at, decidedAt, decidedByName, offeredAt, ticketId, ...row } = all;
    return {
      ...row,
      order: row.source === 'carrier' ? orderOf(offeredAt, ticketId) : null,
      at: at.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedByName: decidedAt && decidedByName,
    };
  });
}

/** Step of a request of a carrier. */
function orderOf(offeredAt: Date | null, ticketId: string | null): AnswerOf<'listTripRequests'>[number]['order'] {
  if (ticketId !== null) return 'ordered';
  return offeredAt ? 'offered' : 'asked';
}

interface Decision {
  readonly state: TripRequestState;
  readonly bookingIds?: number[];
  readonly reason?: RefusalReason | null;
  readonly note?: string | null;
}

/**
 * Decides a request that is in a state, under a row lock.
 * @throws ProblemError 404 for an unknown request, 409 `request.decided` with who and when when it has another state, 409
 * `request.notOrdered` when its carrier has not ordered the trip that is accepted
 */
export async function decideRequest(
  trx: Db,
  { id, from }: { readonly id: number; readonly from: TripRequestState },
  decision: Decision,
  { caller, at }: Author,
): Promise<void> {
  const request = found(
    await trx
      .selectFrom('trip_request')
      .select(['state', 'decidedAt', 'source', 'ticketId', authorColumn('trip_request').as('who')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (request.state !== from) {
    const params = { who: request.who, at: (request.decidedAt ?? at).toISOString() };
    throw conflict('request.decided', { params });
  }
  if (decision.state === 'accepted' && request.source === 'carrier' && request.ticketId === null)
    throw conflict('request.notOrdered');
  const isDecided = decision.state !== 'waiting';
  await trx
    .updateTable('trip_request')
    .set({
      reason: null,
      note: null,
      ...decision,
      decidedAt: isDecided ? at : null,
      userId: isDecided ? caller.user.id : null,
      userName: isDecided ? callerName(caller) : '',
    })
    .where('id', '=', id)
    .execute();
}

/** Refused requests by month of the trip and reason, in order of the months; those no longer needed are no unmet need. */
export async function unmetNeed(db: Db, { start, end }: DateRange): Promise<AnswerOf<'listUnmetNeed'>> {
  const { rows } = await sql<AnswerOf<'listUnmetNeed'>[number]>`
    select extract(month from month)::integer as month, extract(year from month)::integer as year, reason, requests
    from (
      select date_trunc('month', date) as month, reason, count(*)::integer as requests from trip_request
      where state = 'refused' and reason <> 'notNeeded' and date between ${start}::date and ${end}::date
      group by 1, 2) monthly
    order by monthly.month, reason`.execute(db);
  return rows;
}
