import type { Db } from '../db/database.ts';
import type { DriverSessions } from './driver/driver-sessions.ts';
import type { SessionStore } from './session-store.ts';
import type { TokenSigner } from './token.ts';

/** Dependencies of the session handlers. */
export interface AuthServices {
  db: Db;
  tokens: TokenSigner;
  sessions: SessionStore;
  /** Sessions of the drivers' apps. */
  driverSessions: DriverSessions;
  /** Current time; tests set it. */
  now(): Date;
}
