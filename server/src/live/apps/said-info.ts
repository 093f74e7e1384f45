import type { components } from '@navette/openapi/types';
import { personName } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';

/** What an app said of itself, and whose it is. */
interface SaidInfo {
  readonly from: number;
  /** Name of the user, first name first. */
  readonly by: string;
  readonly info: components['schemas']['AppInfo'];
}

/** What an app said of itself in an answer; undefined when there is none. */
export async function saidInfo(db: Db, answerId: string): Promise<SaidInfo | undefined> {
  const row = await db
    .selectFrom('app_command_target')
    .innerJoin('app_user', 'app_user.id', 'userId')
    .select(['userId', 'answer', 'firstname', 'lastname'])
    .where('app_command_target.id', '=', answerId)
    .executeTakeFirst();
  return row?.answer?.info ? { from: row.userId, by: personName(row, 'text'), info: row.answer.info } : undefined;
}
