import type { components } from '@navette/openapi/types';
import { isInReach, isPlausibleMove } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type Schemas = components['schemas'];
type Info = Schemas['AppInfo'];

const NOTHING_SAID: Info = { platform: null, browser: null, version: null, permission: null, position: null };

/** All users connected to any process, by connection time; drivers with their last position when it is newer than their app's report. */
export async function connectedApps(db: Db): Promise<Schemas['ConnectedApp'][]> {
  const rows = await db
    .selectFrom('connected_app')
    .innerJoin('app_user', 'app_user.id', 'connected_app.userId')
    .leftJoin('inactive_app', 'inactive_app.userId', 'connected_app.userId')
    .leftJoin('driver_location', 'driver_location.driverId', 'connected_app.driverId')
    .select(['socketId', 'connectedAt', 'info', 'connected_app.driverId', 'firstname', 'lastname', 'role'])
    .select(['app_user.id', 'inactive_app.userId as inactive', 'latitude', 'longitude', 'driver_location.time'])
    .select('driver_location.position')
    .orderBy('connectedAt')
    .orderBy('socketId')
    .execute();
  return rows.map(({ socketId, connectedAt, driverId, info, id, firstname, lastname, role, inactive, ...last }) => ({
    socketId,
    driverId,
    connectedAt: connectedAt.toISOString(),
    user: { id, firstname, lastname, role, active: inactive === null },
    info: withLatest(info ?? NOTHING_SAID, last),
  }));
}

interface Last {
  latitude: number | null;
  longitude: number | null;
  time: Date | null;
  position: Schemas['DriverLocation']['data']['position'] | null;
}

/** The later position, unless no car can have moved there from the last one. One stored before the plausibility rules is ignored. */
function withLatest(info: Info, { latitude, longitude, time, position }: Last): Info {
  if (latitude === null || longitude === null || time === null) return info;
  const accuracy = position?.coords.accuracy ?? null;
  const last = { latitude, longitude, accuracy, time: time.toISOString() };
  if (!isInReach(last)) return info;
  const said = info.position;
  const isNewer = said !== null && Date.parse(said.time) >= time.getTime() && isPlausibleMove(last, said);
  return isNewer ? info : { ...info, position: last };
}

/** Merges the report of an app into its stored information; null adds nothing. */
export async function keepInfo(db: Db, socketId: string, info: Info): Promise<void> {
  const said = JSON.stringify(Object.fromEntries(Object.entries(info).filter(([, value]) => value !== null)));
  await sql`update connected_app set info = ${JSON.stringify(NOTHING_SAID)}::jsonb || coalesce(info, '{}') || ${said}::jsonb
    where "socketId" = ${socketId}`.execute(db);
}

/** Whether the apps of a user are set inactive. */
export async function isInactive(db: Db, userId: number): Promise<boolean> {
  return (
    (await db.selectFrom('inactive_app').select('userId').where('userId', '=', userId).executeTakeFirst()) !== undefined
  );
}

/** Sets the apps of a user inactive or active; they stay so over reconnects. */
export async function setInactive(db: Db, userId: number, inactive: boolean, since: Date): Promise<void> {
  if (inactive)
    await db
      .insertInto('inactive_app')
      .values({ userId, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('inactive_app').where('userId', '=', userId).execute();
}
