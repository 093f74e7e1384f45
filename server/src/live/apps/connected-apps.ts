import type { components } from '@navette/openapi/types';
import { isInReach, isPlausibleMove, inactiveAfter, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LiveServices } from '../services.ts';
import { notFound } from '../../kernel/problem.ts';
import { type AnswerMessage, believedInfo } from './app-messages.ts';
import { keepAnswer } from './command-queries.ts';

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
async function keepInfo(db: Db, socketId: string, info: Info): Promise<void> {
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
async function setInactive(db: Db, userId: number, inactive: boolean, since: Date): Promise<void> {
  if (inactive)
    await db
      .insertInto('inactive_app')
      .values({ userId, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('inactive_app').where('userId', '=', userId).execute();
}

/** Subject of the notification that an app reported about itself: with the ids of the answer and the requester. */
export const SAID = 'said';

/**
 * Stores the answer of an app to a command, and applies it: the app's information, and whether it is active. The requester is notified.
 * @throws ProblemError when this user's app was not asked, or has answered
 */
export async function hearAnswer(
  { db, now }: Pick<LiveServices, 'db' | 'now'>,
  userId: number,
  { info, ...said }: AnswerMessage,
): Promise<void> {
  const answer = { ...said, info: info && believedInfo(info, now()) };
  await db.transaction().execute(async (trx) => {
    const asked = await keepAnswer(trx, userId, answer, now());
    if (!asked) throw notFound();
    if (answer.info) await keepInfo(trx, asked.socketId, answer.info);
    const inactive = answer.done ? inactiveAfter(asked.action, asked.data) : undefined;
    if (inactive !== undefined) await setInactive(trx, userId, inactive, now());
    if (answer.info && asked.byId !== null)
      await sql`select pg_notify('navette', ${`${SAID} ${answer.id} ${asked.byId}`})`.execute(trx);
  });
}

/** Report of an app about itself, with its user. */
interface SaidInfo {
  readonly from: number;
  /** Name of the user, first name first. */
  readonly by: string;
  readonly info: components['schemas']['AppInfo'];
}

/** Report of an app in an answer; undefined without one. */
export async function saidInfo(db: Db, answerId: string): Promise<SaidInfo | undefined> {
  const row = await db
    .selectFrom('app_command_target')
    .innerJoin('app_user', 'app_user.id', 'userId')
    .select(['userId', 'answer', 'firstname', 'lastname'])
    .where('app_command_target.id', '=', answerId)
    .executeTakeFirst();
  return row?.answer?.info ? { from: row.userId, by: personName(row, 'text'), info: row.answer.info } : undefined;
}
