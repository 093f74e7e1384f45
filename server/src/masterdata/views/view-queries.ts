import { sql } from 'kysely';
import type { Caller } from '../../kernel/caller.ts';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import type { NewRow, RowChange } from '../../db/types.ts';

export interface Viewer {
  readonly user: Pick<Caller['user'], 'id' | 'role'>;
  /** Also sees views shared with other roles. */
  readonly shares: boolean;
}

const viewsFor = (db: Db, { user, shares }: Viewer) =>
  db
    .selectFrom('list_view')
    .innerJoin('app_user', 'app_user.id', 'list_view.userId')
    .leftJoin('list_view_default', (join) =>
      join.onRef('list_view_default.viewId', '=', 'list_view.id').on('list_view_default.userId', '=', user.id),
    )
    .select([
      'list_view.id',
      'list_view.list',
      'list_view.name',
      'params',
      'columns',
      'list_view.role',
      sql<boolean>`list_view."userId" = ${user.id}`.as('isOwn'),
      sql<boolean>`"viewId" is not null`.as('isDefault'),
      nameColumn('text', 'app_user').as('owner'),
    ])
    .where((view) =>
      view.or([
        view('list_view.userId', '=', user.id),
        shares ? view('list_view.role', 'is not', null) : view('list_view.role', '=', user.role),
      ]),
    );

/** The user's own views and those shared with their role, by name. */
export const listViewRows = (db: Db, viewer: Viewer) =>
  viewsFor(db, viewer)
    .orderBy('list_view.list')
    .orderBy(sql`lower(list_view.name)`)
    .orderBy('list_view.id')
    .execute();

export const findView = (db: Db, viewer: Viewer, id: number) =>
  viewsFor(db, viewer).where('list_view.id', '=', id).executeTakeFirst();

/** Locks a view until the transaction ends. */
export const lockView = (trx: Db, id: number) =>
  trx.selectFrom('list_view').select('id').where('id', '=', id).forUpdate().execute();

/** Number of views of a user for a list. */
export async function countViews(db: Db, userId: number, list: string): Promise<number> {
  const { count } = await db
    .selectFrom('list_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
}

/** Id of the new view. */
export const insertView = (db: Db, values: NewRow<'list_view'>) =>
  db.insertInto('list_view').values(values).returning('id').executeTakeFirstOrThrow();

/** Updates a view; returns the count. */
export const changeView = async (db: Db, id: number, values: RowChange<'list_view'>): Promise<bigint> =>
  (await db.updateTable('list_view').set(values).where('id', '=', id).executeTakeFirst()).numUpdatedRows;

/** Deletes a view; returns the count. */
export const removeView = async (db: Db, id: number): Promise<bigint> =>
  (await db.deleteFrom('list_view').where('id', '=', id).executeTakeFirst()).numDeletedRows;

/** Sets the user's default view of a list; without one the list opens without a view. */
export async function putDefaultView(trx: Db, userId: number, list: string, viewId: number | null): Promise<void> {
  if (viewId === null) {
    await trx.deleteFrom('list_view_default').where('userId', '=', userId).where('list', '=', list).execute();
    return;
  }
  await trx
    .insertInto('list_view_default')
    .values({ userId, list, viewId })
    .onConflict((row) => row.columns(['userId', 'list']).doUpdateSet({ viewId }))
    .execute();
}

/** Removes the view as default of users who no longer see it. */
export const forgetDefaults = (trx: Db, viewId: number, role: string | null) =>
  sql`
    delete from list_view_default using app_user
    where "viewId" = ${viewId} and app_user.id = "userId" and app_user.id <> (select "userId" from list_view where id = ${viewId})
      and (${role}::text is null or app_user.role <> ${role})`.execute(trx);
