import type { components } from '@navette/openapi/types';
import { personName } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';

/** Report of an app about itself, with its user. */
interface SaidInfo {
  readonly from: number;
  /** Name of the user, first name first. */
  readonly by: string;
  readonly info: components['schemas']['AppInfo'];
}

/** Report of an app in an answer; undefined without one. */
export async function saidInfo(db: Db, answerId: string): Promise<SaidInfo | undefined> {
  const row = await db
    .selectFrom('app_command_target')
    .innerJoin('app_user', 'app_user.id', 'userId')
    .select(['userId', 'answer', 'firstname', 'lastname'])
    .where('app_command_target.id', '=', answerId)
    .executeTakeFirst();
  return row?.answer?.info ? { from: row.userId, by: personName(row, 'text'), info: row.answer.info } : undefined;
}
