import { byName } from '../db/name-column.ts';
import { mayOpen } from '@navette/shared/domain';
import type { Db } from '../db/database.ts';
import type { Caller } from '../kernel/caller.ts';
import { changed, found, forbidden, invalid } from '../kernel/problem.ts';
import { noteForLog } from '../kernel/log-details.ts';
import type { BodyOf, Handler, Handlers } from '../kernel/operation.ts';
import { missing, refuse } from './records/check-form.ts';
import { changeVersioned, readVersioned } from './records/versioned.ts';
import type { MasterdataServices } from './services.ts';
import { sql } from 'kysely';
import { nameColumn } from '../db/name-column.ts';
import type { NewRow, RowChange } from '../db/types.ts';

/** Maximum views per list and user. */
const MOST = 50;

/** Users who administer the suite share views, and change shared ones. */
const viewerOf = ({ user }: Caller): Viewer => ({ user, shares: mayOpen(user.pages, 'admin') });

type Fields = BodyOf<'updateView'>;

/** Stored form of the fields; a missing one stays missing. */
function stored({ name, params, columns, role }: Fields) {
  if (name !== undefined) refuse(missing({ name: name.trim() }, ['name']));
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(params && { params: JSON.stringify(params) }),
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(role !== undefined && { role }),
  };
}

/** A view that the user sees. */
const versioned = (viewer: Viewer, id: number) => ({
  kind: 'list_view' as const,
  table: 'list_view' as const,
  key: id,
  read: async (db: Db) => found(await findView(db, viewer, id)),
  lock: (trx: Db) => lockView(trx, id),
});

/** Only users who may share views change shared ones of others. */
function refuseForeign(viewer: Viewer, { isOwn }: { readonly isOwn: boolean }): void {
  if (!isOwn && !viewer.shares) throw forbidden();
}

const listViews: Handler<'listViews', MasterdataServices> = ({ caller, services }) =>
  listViewRows(services.db, viewerOf(caller));

const getView: Handler<'getView', MasterdataServices> = async (call) => [
  await readVersioned(call, versioned(viewerOf(call.caller), call.path.id)),
];

const createView: Handler<'createView', MasterdataServices> = async ({ body, caller, services, request }) => {
  const viewer = viewerOf(caller);
  refuse(missing({ name: body.name.trim() }, ['name']));
  const { list, name, params, columns, role = null } = body;
  if (role !== null && !viewer.shares) throw forbidden();
  noteForLog(request, { subject: name });
  const { id } = await services.db.transaction().execute(async (trx) => {
    if ((await countViews(trx, caller.user.id, list)) >= MOST)
      throw invalid({ field: 'name', messageKey: 'validation.tooManyViews', params: { max: MOST } });
    return insertView(trx, {
      list,
      role,
      userId: caller.user.id,
      name: name.trim(),
      params: JSON.stringify(params),
      columns: JSON.stringify(columns),
    });
  });
  return { insertId: id };
};

const updateView: Handler<'updateView', MasterdataServices> = async (call) => {
  const { path, body, caller, request } = call;
  const viewer = viewerOf(caller);
  const values = stored(body);
  const { lock, ...view } = versioned(viewer, path.id);
  const guarded = async (trx: Db) => {
    await lock(trx);
    refuseForeign(viewer, await view.read(trx));
  };
  return changeVersioned(call, { ...view, lock: guarded }, async (trx, record) => {
    const { role = record.role } = values;
    if (role !== record.role && !viewer.shares) throw forbidden();
    noteForLog(request, { subject: record.name });
    const isSame = Object.keys(values).length === 0;
    const affected = isSame ? { affectedRows: 1 } : changed(await changeView(trx, path.id, values));
    if (role !== record.role) await forgetDefaults(trx, path.id, role);
    return affected;
  });
};

const deleteView: Handler<'deleteView', MasterdataServices> = ({ path, caller, services, request }) =>
  services.db.transaction().execute(async (trx) => {
    const viewer = viewerOf(caller);
    const { read, lock } = versioned(viewer, path.id);
    await lock(trx);
    const view = await read(trx);
    refuseForeign(viewer, view);
    noteForLog(request, { subject: view.name });
    return changed(await removeView(trx, path.id));
  });

const setDefaultView: Handler<'setDefaultView', MasterdataServices> = ({ body, caller, services }) =>
  services.db.transaction().execute(async (trx) => {
    const { list, id } = body;
    if (id !== null && found(await findView(trx, viewerOf(caller), id)).list !== list)
      throw invalid({ field: 'id', messageKey: 'validation.notFound' });
    await putDefaultView(trx, caller.user.id, list, id);
    return { affectedRows: 1 };
  });

export const viewHandlers = {
  listViews,
  getView,
  createView,
  updateView,
  deleteView,
  setDefaultView,
} satisfies Handlers<MasterdataServices>;

interface Viewer {
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
const listViewRows = (db: Db, viewer: Viewer) =>
  viewsFor(db, viewer)
    .orderBy('list_view.list')
    .orderBy(byName(sql.ref('list_view.name')))
    .orderBy('list_view.id')
    .execute();

const findView = (db: Db, viewer: Viewer, id: number) =>
  viewsFor(db, viewer).where('list_view.id', '=', id).executeTakeFirst();

/** Locks a view until the transaction ends. */
const lockView = (trx: Db, id: number) =>
  trx.selectFrom('list_view').select('id').where('id', '=', id).forUpdate().execute();

/** Number of views of a user for a list. */
async function countViews(db: Db, userId: number, list: string): Promise<number> {
  const { count } = await db
    .selectFrom('list_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
}

/** Id of the new view. */
const insertView = (db: Db, values: NewRow<'list_view'>) =>
  db.insertInto('list_view').values(values).returning('id').executeTakeFirstOrThrow();

/** Updates a view; returns the count. */
const changeView = async (db: Db, id: number, values: RowChange<'list_view'>): Promise<bigint> =>
  (await db.updateTable('list_view').set(values).where('id', '=', id).executeTakeFirst()).numUpdatedRows;

/** Deletes a view; returns the count. */
const removeView = async (db: Db, id: number): Promise<bigint> =>
  (await db.deleteFrom('list_view').where('id', '=', id).executeTakeFirst()).numDeletedRows;

/** Sets the user's default view of a list; without one the list opens without a view. */
async function putDefaultView(trx: Db, userId: number, list: string, viewId: number | null): Promise<void> {
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
const forgetDefaults = (trx: Db, viewId: number, role: string | null) =>
  sql`
    delete from list_view_default using app_user
    where "viewId" = ${viewId} and app_user.id = "userId" and app_user.id <> (select "userId" from list_view where id = ${viewId})
      and (${role}::text is null or app_user.role <> ${role})`.execute(trx);
