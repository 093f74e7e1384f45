import type { Role } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import { insertLog, redact } from '../../../masterdata/public.ts';

/** A command for the audit log. */
export interface LoggedCommand {
  readonly user: { readonly id: number; readonly role: Role };
  /** Event of the socket, and the action. */
  readonly path: string;
  /** Name of the target user; null for all. */
  readonly subject: string | null;
  readonly body: object;
  /** Reason of a refusal; null when it was sent. */
  readonly refusal?: 'denied' | 'limited';
}

/** Logs a command, its outcome or its refusal, for staff. */
export const logCommand = (db: Db, { user, path, subject, body, refusal }: LoggedCommand) =>
  insertLog(db, {
    userId: user.id,
    role: user.role,
    method: 'SOCKET',
    url: `/socket/${path}`,
    body: redact(body),
    operation: null,
    details: JSON.stringify({ subject, outcome: refusal ?? null, changes: [] }),
  });
