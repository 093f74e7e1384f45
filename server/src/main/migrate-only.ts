import { openRunningDatabase } from '../db/open-running-database.ts';
import type { ResetContext as CommandContext } from './reset-second-factor.ts';

/** `migrate`: migrates the schema, as every start does, before the first process of a new version. Returns the exit code. */
export async function migrateOnly(
  args: readonly string[],
  { config, logger, output }: CommandContext,
): Promise<number> {
  if (args.length > 0) {
    output.write('migrate takes nothing.\n');
    return 2;
  }
  const database = await openRunningDatabase(config, logger);
  await database.close();
  output.write('The schema is up to date.\n');
  return 0;
}
