import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { LruCache } from '../../kernel/lru-cache.ts';

/** Size limit of the cache of announced history, in bookings. */
const CACHE_SIZE = 20_000;
/** Seconds: changes closer together than this may have been one transaction when the first is announced. */
const TOGETHER = 10;

/** Finds the drivers concerned by changed bookings: the current and the previous ones. */
export type ConcernedDrivers = (ids: readonly number[]) => Promise<Map<number, number[]>>;

/**
 * Returns the changed bookings by driver. A booking reassigned several times within moments concerns all of its drivers: the last announced history
 * entry is cached per booking; without one the last moments of its history count.
 */
export function createConcernedDrivers(db: Db): ConcernedDrivers {
  const announced = new LruCache<number, number>(CACHE_SIZE);
  return async (ids) => {
    const since = ids.map((id) => announced.get(id) ?? 0);
    const { rows } = await sql<{ id: number; driverId: number | null; change: number | null }>`
      with asked as (select * from unnest(${ids}::integer[], ${since}::integer[]) as asked (id, since)),
      changed as (
        select asked.id, asked.since, history.id as change, history.changes, history.at, max(history.at) over (partition by asked.id) as last
        from asked join booking_history as history on history."bookingId" = asked.id and history.id > asked.since
      )
      select id, "driverId", null::integer as change from booking where id = any(${ids}::integer[])
      union all
      select id, (select (field ->> 'old')::integer from jsonb_array_elements(changes) as field where field ->> 'field' = 'driverId'), change
      from changed where since > 0 or at >= last - make_interval(secs => ${TOGETHER}::integer)`.execute(db);
    const byDriver = new Map<number, Set<number>>();
    for (const { id, driverId, change } of rows) {
      if (change !== null) announced.set(id, Math.max(change, announced.get(id) ?? 0), 1);
      if (driverId !== null) byDriver.set(driverId, (byDriver.get(driverId) ?? new Set()).add(id));
    }
    return new Map([...byDriver].map(([driverId, own]) => [driverId, [...own]]));
  };
}
