import { mayOpen } from '@navette/shared/domain';
import { beginChange, rowVersion } from '../../db/record-versions.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../kernel/caller.ts';
import { changed, found, forbidden, invalid } from '../../kernel/problem.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { answerVersion } from '../../kernel/version.ts';
import { missing, refuse } from '../records/check-form.ts';
import type { MasterdataServices } from '../services.ts';
import {
  changeView,
  countViews,
  findView,
  forgetDefaults,
  insertView,
  listViewRows,
  lockView,
  putDefaultView,
  removeView,
  type Viewer,
} from './view-queries.ts';

/** Maximum views per list and user. */
const MOST = 50;

/** Users who administer the suite share views, and change shared ones. */
const viewerOf = ({ user }: Caller): Viewer => ({ user, shares: mayOpen(user.pages, 'admin') });

const versionOf = async (db: Db, id: number): Promise<string> => found(await rowVersion(db, 'list_view', id));

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

/** A user's own view, or a shared one if the user may share views. */
async function changeable(trx: Db, viewer: Viewer, id: number) {
  await lockView(trx, id);
  const view = found(await findView(trx, viewer, id));
  if (!view.isOwn && !viewer.shares) throw forbidden();
  return view;
}

const listViews: Handler<'listViews', MasterdataServices> = ({ caller, services }) =>
  listViewRows(services.db, viewerOf(caller));

const getView: Handler<'getView', MasterdataServices> = async (call) => {
  const { path, caller, services } = call;
  const viewer = viewerOf(caller);
  const { id } = found(await findView(services.db, viewer, path.id));
  const version = await versionOf(services.db, id);
  const view = found(await findView(services.db, viewer, id));
  answerVersion(call, version);
  return [view];
};

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
  const { path, body, caller, services, request } = call;
  const viewer = viewerOf(caller);
  const values = stored(body);
  const { answer, version } = await services.db.transaction().execute(async (trx) => {
    const record = await changeable(trx, viewer, path.id);
    const standing = { kind: 'list_view', key: path.id, version: await versionOf(trx, path.id), record } as const;
    await beginChange(trx, { request, caller, at: services.now() }, standing);
    const { role = record.role } = values;
    if (role !== record.role && !viewer.shares) throw forbidden();
    noteForLog(request, { subject: record.name });
    const affected =
      Object.keys(values).length === 0 ? { affectedRows: 1 } : changed(await changeView(trx, path.id, values));
    if (role !== record.role) await forgetDefaults(trx, path.id, role);
    return { answer: affected, version: await versionOf(trx, path.id) };
  });
  answerVersion(call, version);
  return answer;
};

const deleteView: Handler<'deleteView', MasterdataServices> = ({ path, caller, services, request }) =>
  services.db.transaction().execute(async (trx) => {
    const { name } = await changeable(trx, viewerOf(caller), path.id);
    noteForLog(request, { subject: name });
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
