import { personName, type Role } from '@navette/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { job } from '../../../kernel/work.ts';
import { type Repeated, repeat } from '../../../kernel/repeat.ts';
import { claimSettled, notifyOutcome, outcomeOf, type SettledCommand } from '../../../live/apps/list-commands.ts';
import type { HttpServices } from '../../services.ts';
import { insertLog, redact } from '../../../masterdata/public.ts';

/** Maximum milliseconds that the outcome of a command stays unlogged after its process has died. */
const SETTLE_EVERY = 10_000;

/** Settles commands periodically, including those of dead processes. */
export const settleRegularly = ({ db, now }: Pick<HttpServices, 'db' | 'now'>, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('commands', () => settleCommands(db, now())),
    SETTLE_EVERY,
    (error) => log.error({ err: error }, 'outcome of commands not logged'),
  );

/**
 * Logs the outcome of expired commands, and triggers a reload of the list of commands. Each is logged once, by any process, since its sender's may
 * have died.
 */
export async function settleCommands(db: Db, now: Date): Promise<void> {
  const settled = await db.transaction().execute(async (trx) => {
    const commands = await claimSettled(trx, now);
    for (const command of commands) await logOutcome(trx, command);
    return commands.length;
  });
  if (settled > 0) await notifyOutcome(db);
}

async function logOutcome(db: Db, { id, kind, action, toId, sender, receiver }: SettledCommand): Promise<void> {
  // The sender no longer exists.
  if (sender === null) return;
  const { sent, delivered, answered } = await outcomeOf(db, id);
  await logCommand(db, {
    user: sender,
    path: action === null ? kind : `${kind}/${action}`,
    subject: toId === null || receiver === null ? null : personName(receiver, 'list'),
    body: { command: id, sent, delivered, answered, noAnswer: sent - answered },
  });
}

/** A command for the audit log. */
interface LoggedCommand {
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
