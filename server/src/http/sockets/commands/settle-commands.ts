import { personName } from '@navette/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { job } from '../../../kernel/work/observed.ts';
import { type Repeated, repeat } from '../../../kernel/repeat.ts';
import { claimSettled, notifyOutcome, outcomeOf, type SettledCommand } from '../../../live/apps/settled-commands.ts';
import type { HttpServices } from '../../services.ts';
import { logCommand } from './log-command.ts';

/** Milliseconds: how long the outcome of a command stays unlogged whose process is gone. */
const SETTLE_EVERY = 10_000;

/** Settles commands again and again, also those of processes that are gone. */
export const settleRegularly = ({ db, now }: Pick<HttpServices, 'db' | 'now'>, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('commands', () => settleCommands(db, now())),
    SETTLE_EVERY,
    (error) => log.error({ err: error }, 'outcome of commands not logged'),
  );

/**
 * Logs the outcome of commands whose time for answers is over, and has the list of commands read again. Each is logged once, by whichever process comes
 * first: the one that sent it may be gone.
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
  // Nobody can be named as the sender any more.
  if (sender === null) return;
  const { sent, delivered, answered } = await outcomeOf(db, id);
  await logCommand(db, {
    user: sender,
    path: action === null ? kind : `${kind}/${action}`,
    subject: toId === null || receiver === null ? null : personName(receiver, 'list'),
    body: { command: id, sent, delivered, answered, noAnswer: sent - answered },
  });
}
