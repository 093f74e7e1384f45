import { anonymiseAgain, readAnonymisedLists } from '../backup/public.ts';
import { openRunningDatabase } from '../db/open-running-database.ts';
import type { ResetContext as CommandContext } from './reset-second-factor.ts';

/**
 * `anonymise-again [<list>]…`: for a database that PostgreSQL's own means brought back to an earlier moment. Anonymises whom the list of the environment and
 * these name, and ends the sessions of staff. Answers the exit code: 0 done, 1 there is no list.
 */
export async function anonymiseListed(
  lists: readonly string[],
  { config, logger, output }: CommandContext,
): Promise<number> {
  const listed = await readAnonymisedLists(config.anonymisedList, lists);
  if (listed.length === 0) {
    output.write('No list of anonymised clients was found: nobody was anonymised again.\n');
    return 1;
  }
  const database = await openRunningDatabase(config, logger);
  try {
    await database.db.deleteFrom('staff_session').execute();
    output.write(`Anonymised again: ${await anonymiseAgain(database.db, listed)}. Everybody signs in again.\n`);
    return 0;
  } finally {
    await database.close();
  }
}
