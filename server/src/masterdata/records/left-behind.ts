import { BookingStatus, brusselsToday, mayCall } from '@navette/shared/domain';
import { operations } from '@navette/openapi/operations';
import { type RawBuilder, sql } from 'kysely';
import type { AnswerOf, BodyOf, Handler } from '../../kernel/operation.ts';
import { forbidden } from '../../kernel/problem.ts';
import type { MasterdataServices } from '../services.ts';

type Kind = BodyOf<'listLeftBehind'>['kind'];
type Row = AnswerOf<'listLeftBehind'>[number];

/** Operation that deactivates records of a kind. */
const CHANGE = {
  client: 'updateClients',
  destination: 'updateDestinations',
  driver: 'updateDrivers',
  insurance: 'updateInsurances',
  carecenter: 'updateCareCenters',
  user: 'updateUsers',
} as const satisfies Record<Kind, keyof typeof operations>;

/** Open work of the records, by record (specification/registers.md#inactive-records). */
const WORK: Readonly<Record<Kind, (ids: readonly number[], today: string) => RawBuilder<Row>>> = {
  client: (ids, today) => tripsOf('clientId', ids, today),
  destination: (ids, today) => tripsOf('destinationId', ids, today),
  driver: (ids, today) => tripsOf('driverId', ids, today),
  insurance: (ids, today) => tripsOf('insuranceId', ids, today),
  carecenter: (ids) => sql`
    select "careCenterId" as id, 0 as trips, null as from, null as to, 0 as "standingOrders", 0 as tasks, count(*)::integer as requests
    from trip_request where "careCenterId" = any(${ids}::integer[]) and state = 'waiting' group by 1 order by 1`,
  user: (ids) => sql`
    select "userId" as id, 0 as trips, null as from, null as to, 0 as "standingOrders", count(distinct task.id)::integer as tasks, 0 as requests
    from task join lateral (
      select task."authorId" as "userId" union select "userId" from task_user where "taskId" = task.id) as member on true
    where "userId" = any(${ids}::integer[]) and status <> 'done' group by 1 order by 1`,
};

const tripsOf = (column: string, ids: readonly number[], today: string): RawBuilder<Row> => sql`
  select ${sql.ref(column)} as id, count(*)::integer as trips, min(ap_date) as from, max(ap_date) as to,
    count(distinct "seriesId")::integer as "standingOrders", 0 as tasks, 0 as requests
  from booking where ${sql.ref(column)} = any(${ids}::integer[]) and ap_date >= ${today}
    and status = ${BookingStatus.pending} and "archivedAt" is null
  group by 1 order by 1`;

/** Shown before a deactivation, which changes none of it. */
export const listLeftBehind: Handler<'listLeftBehind', MasterdataServices> = async ({ body, caller, services }) => {
  const { kind, ids } = body;
  if (!mayCall(caller.user.pages, operations[CHANGE[kind]].permission)) throw forbidden();
  const { rows } = await WORK[kind](ids, brusselsToday(services.now())).execute(services.db);
  return rows;
};
