import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { hashPassword, temporaryPassword } from '../auth/password.ts';
import type { Services } from './services.ts';
import type { Db } from '../db/database.ts';
import { isEmptyDatabase, seedDemo } from '../demo/seed.ts';

/** What an empty database starts with: the demo, or a first user, or nothing. */
export async function fillEmptyDatabase(
  { db, files, vault }: Pick<Services, 'db' | 'files' | 'vault'>,
  { demo, firstUser }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!(await isEmptyDatabase(db))) return;
  if (demo)
    await seedDemo(db, {
      files,
      vault,
      onProgress: (step, share) => say(`demo data: ${step} ${Math.round(share * 100)} %`),
    });
  else if (firstUser) await createFirstUser(db, firstUser);
  else log.warn('nobody can sign in yet: start once with FIRST_USER set to an e-mail address');
}

/** The temporary password is printed once, at the start, and must be changed at the first sign-in. */
async function createFirstUser(db: Db, email: string): Promise<void> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  await db
    .insertInto('app_user')
    .values({ firstname: 'First', lastname: 'User', email, role: 'super', passwordHash, mustChangePassword: true })
    .execute();
  say(`first user ${email}, temporary password ${password}`);
}

/** Plain output for the person at the terminal; logs are for machines. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
