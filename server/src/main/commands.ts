import type { FastifyBaseLogger } from 'fastify';
import { resetByOperator } from '../auth/public.ts';
import { openRunningDatabase } from '../db/open-database.ts';
import { insertLog } from '../masterdata/logs/log-queries.ts';
import type { Config } from './config.ts';

const USAGE = `reset-second-factor <e-mail address>

Removes the second factor of a user who has lost phone and recovery codes, when no other super user can do so. Ends the sessions of the user, writes a
line to the log, and the next sign-in of a super user sets up another one. The server may keep running.
`;

/** Process environment of the command. */
export interface ResetContext {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly output: { write(text: string): unknown };
}

/** `reset-second-factor <e-mail address>`: returns the exit code: 0 done, 1 no such user or no second factor, 2 usage error. */
export async function resetSecondFactor(
  args: readonly string[],
  { config, logger, output }: ResetContext,
): Promise<number> {
  const [email, ...others] = args;
  if (email === undefined || !email.includes('@') || others.length > 0) {
    output.write(USAGE);
    return 2;
  }
  const database = await openRunningDatabase(config, logger);
  try {
    const done = await database.db.transaction().execute(async (trx) => {
      const id = await resetByOperator(trx, email);
      if (id === undefined) return false;
      const details = JSON.stringify({ subject: email, outcome: null, changes: [] });
      const line = {
        userId: null,
        role: null,
        method: 'POST',
        url: '/auth/resetSecondFactor',
        body: JSON.stringify({ id }),
      };
      await insertLog(trx, { ...line, operation: 'resetSecondFactor', details });
      return true;
    });
    output.write(
      done ? `The second factor of ${email} was removed.\n` : `There is no user ${email} with a second factor.\n`,
    );
    return done ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** `migrate`: migrates the schema, as every start does, before the first process of a new version. Returns the exit code. */
export async function migrateOnly(args: readonly string[], { config, logger, output }: ResetContext): Promise<number> {
  if (args.length > 0) {
    output.write('migrate accepts no arguments.\n');
    return 2;
  }
  const database = await openRunningDatabase(config, logger);
  await database.close();
  output.write('The schema is up to date.\n');
  return 0;
}
