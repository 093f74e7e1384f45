import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { randomUUID } from 'node:crypto';
import { SESSION_MINUTES } from '@navette/shared/domain';
import { noteSignIn } from './account-queries.ts';
import type { Actor } from '../kernel/caller.ts';

/** The user and driver of a driver app session. */
export interface DriverCaller extends Actor {
  driverId: number;
  sessionId: string;
  expiresAt: Date;
}

/** Sessions of the drivers' apps. They are separate from those of staff, so that neither accepts the other's tokens. */
export interface DriverSessions {
  create(userId: number, driverId: number): Promise<{ sessionId: string; expiresAt: Date }>;
  /**
   * Callers of these sessions by id. Ended sessions are missing, also because the user is no longer a driver, user or driver are inactive, or their
   * addresses differ.
   */
  find(sessionIds: readonly string[]): Promise<Map<string, DriverCaller>>;
  /** Ends all sessions of a user; their sockets are closed within seconds. */
  revokeAllOf(userId: number): Promise<void>;
}

export function createDriverSessions(db: Db, now: () => Date): DriverSessions {
  return {
    create: async (userId, driverId) => {
      const createdAt = now();
      const session = {
        id: randomUUID(),
        userId,
        driverId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + SESSION_MINUTES * 60_000),
      };
      await db.deleteFrom('driver_session').where('expiresAt', '<', createdAt).execute();
      await db.insertInto('driver_session').values(session).execute();
      await noteSignIn(db, userId, createdAt);
      return { sessionId: session.id, expiresAt: session.expiresAt };
    },
    find: async (sessionIds) => {
      const rows = await db
        .selectFrom('driver_session')
        .innerJoin('app_user', 'app_user.id', 'driver_session.userId')
        .innerJoin('driver', 'driver.id', 'driver_session.driverId')
        .select([
          'driver_session.id as sessionId',
          'driverId',
          'expiresAt',
          'app_user.id',
          'app_user.firstname',
          'app_user.lastname',
        ])
        .where('driver_session.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
        .where('expiresAt', '>', now())
        .where('app_user.role', '=', 'driver')
        .where('app_user.active', '=', true)
        .where('driver.active', '=', true)
        .where(sql<boolean>`lower(app_user.email) = lower(driver.email)`)
        .execute();
      return new Map(
        rows.map(({ sessionId, driverId, expiresAt, ...user }) => [
          sessionId,
          { sessionId, driverId, expiresAt, user },
        ]),
      );
    },
    revokeAllOf: async (userId) => {
      await db.deleteFrom('driver_session').where('userId', '=', userId).execute();
    },
  };
}
