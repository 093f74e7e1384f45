import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface AccessTables {
  staff_session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  outbox: OutboxTable;
}

export interface SessionTable {
  id: string;
  userId: number;
  createdAt: Moment;
  expiresAt: Moment;
}

export interface SignInAttemptTable {
  key: string;
  failures: number;
  lastAt: Moment;
  lockedUntil: Moment | null;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: 'mail' | 'notification';
  recipient: string;
  subject: string | null;
  body: string;
  createdAt: Moment;
  sentAt: Moment | null;
}
