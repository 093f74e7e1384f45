import { addDays, brusselsToday, type TripRequestState } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { requestValues, type RequestFields } from './request-values.ts';

/** A request as the page of its care center shows it. */
export interface WardRequest {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly state: TripRequestState;
}

const MOST = 30;
const SHOWN_DAYS = 7;

/** The care center's own requests of the last week and of days to come, the next trips first. */
export async function wardRequests(db: Db, careCenterId: number, now: Date): Promise<WardRequest[]> {
  const rows = await db
    .selectFrom('trip_request')
    .select(['firstname', 'lastname', 'date', 'time', 'state'])
    .where('careCenterId', '=', careCenterId)
    .where('source', '=', 'ward')
    .where('date', '>=', addDays(brusselsToday(now), -SHOWN_DAYS))
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ firstname, lastname, ...row }) => ({
    ...row,
    name: [lastname, firstname].filter(Boolean).join(' '),
  }));
}

/**
 * Stores a request of a care center; sending the same attempt twice stores one.
 * @throws ProblemError with every wrong field
 */
export async function addWardRequest(
  db: Db,
  { careCenterId, attempt, at }: { readonly careCenterId: number; readonly attempt: string; readonly at: Date },
  fields: RequestFields,
): Promise<void> {
  const values = requestValues(fields, brusselsToday(at));
  await db
    .insertInto('trip_request')
    .values({ ...values, source: 'ward', careCenterId, attempt: `ward ${careCenterId} ${attempt}`, at })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
}
