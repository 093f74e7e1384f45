import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import { claimAttempt, forgiveAttempt } from '../attempts.ts';
import { isPassword } from '../password.ts';
import type { AuthServices } from '../services.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const refusal: AnswerOf<'signInDriver'> = {
  auth: false,
  token: null,
  driverId: null,
  refreshTime: null,
  expiresAt: null,
};

/** Signs in a driver's app, rate limited like staff; the token only opens the drivers' socket. */
export const signInDriver: Handler<'signInDriver', AuthServices> = async ({ body, services, request }) => {
  const attempt = { address: request.ip, email: body.email };
  noteForLog(request, { subject: body.email, outcome: 'blocked' });
  await claimAttempt(services.db, attempt, services.now());
  const account = await findDriverAccount(services.db, body.email);
  noteForLog(request, { outcome: 'refused', user: account && { id: account.id, role: 'driver' } });
  if (!(await isPassword(body.password, account?.passwordHash)) || !account) return refusal;
  await forgiveAttempt(services.db, attempt, services.now());
  noteForLog(request, { outcome: 'done' });
  const { driverId, refreshTime } = account;
  const { sessionId, expiresAt } = await services.driverSessions.create(account.id, driverId);
  return {
    auth: true,
    token: await services.tokens.sign(sessionId, expiresAt),
    driverId,
    refreshTime,
    expiresAt: expiresAt.toISOString(),
  };
};

/** A user who is a driver. */
interface DriverAccount {
  id: number;
  passwordHash: string | null;
  driverId: number;
  /** Seconds between two positions. */
  refreshTime: number;
}

/** The account of an active driver by address; undefined when two active drivers share the address, because it is ambiguous. */
export async function findDriverAccount(db: Db, email: string): Promise<DriverAccount | undefined> {
  const accounts = await db
    .selectFrom('app_user')
    .innerJoin('driver', (join) => join.on(sql`lower(driver.email)`, '=', sql`lower(app_user.email)`))
    .select(['app_user.id', 'passwordHash', 'driver.id as driverId', 'refreshTime'])
    .where((row) => row(row.fn('lower', ['app_user.email']), '=', email.trim().toLowerCase()))
    .where('role', '=', 'driver')
    .where('driver.active', '=', true)
    .limit(2)
    .execute();
  return accounts.length === 1 ? accounts[0] : undefined;
}
