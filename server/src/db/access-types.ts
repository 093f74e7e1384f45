import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface AccessTables {
  staff_session: SessionTable;
  sign_in_attempt: SignInAttemptTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  staff_identity: StaffIdentityTable;
  outbox: OutboxTable;
}

export interface SessionTable {
  id: string;
  userId: number;
  createdAt: Moment;
  expiresAt: Moment;
  /** When somebody was last at work in it. */
  lastUsedAt: Moment;
}

export interface SignInAttemptTable {
  key: string;
  failures: number;
  lastAt: Moment;
  lockedUntil: Moment | null;
}

export interface SecondFactorTable {
  userId: number;
  enrolmentId: string;
  /** Sealed by the vault. */
  secret: string;
  /** Period of 30 seconds since 1970 whose code was accepted last. */
  lastStep: number;
  enrolledAt: Moment;
}

export interface RecoveryCodeTable {
  userId: number;
  hash: string;
  usedAt: Date | null;
}

export interface StaffIdentityTable {
  issuer: string;
  subject: string;
  userId: number;
  linkedAt: Moment;
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
