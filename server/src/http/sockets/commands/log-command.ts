import type { Role } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import { insertLog, redact } from '../../../masterdata/public.ts';

/** A command as the audit log names it. */
export interface LoggedCommand {
  readonly user: { readonly id: number; readonly role: Role };
  /** Event of the socket, and the action. */
  readonly path: string;
  /** Name of the user it is for; null for all. */
  readonly subject: string | null;
  readonly body: object;
  /** Why it was refused; null when it was sent. */
  readonly refusal?: 'denied' | 'limited';
}

/** Writes a command, its outcome or its refusal into the log that staff can read. */
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
