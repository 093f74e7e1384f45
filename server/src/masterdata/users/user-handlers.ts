import { isStaffRole, isRole, type Role } from '@navette/shared/domain';
import type { BodyOf, Handler, Handlers } from '../../kernel/operation.ts';
import { conflict, type ProblemField, invalid } from '../../kernel/problem.ts';
import { hashPassword, isLastSuper, temporaryPassword } from '../../auth/public.ts';
import type { Db } from '../../db/database.ts';
import { beginChange, rowVersion } from '../../db/record-versions.ts';
import { answerVersion } from '../../kernel/version.ts';
import { incompleteAddress, missing, refuse, storedPhones, wrongPerson } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed, found } from '../../kernel/found.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { deleteUnreferenced } from '../records/delete-unreferenced.ts';
import { fieldChanges, recordName } from '../records/field-changes.ts';
import { fullAddressOf } from '../records/place-address.ts';
import {
  changeUser,
  countUserReferences,
  findUser,
  insertUser,
  listUserRows,
  listUsersOfRoles,
  lockUser,
  removeUser,
} from './user-queries.ts';
import type { MasterdataServices } from '../services.ts';

const PHONES = ['tel', 'mobile'] as const;

/** Staff sign in with their e-mail address. */
const missingEmail = ({ role, email }: { role: string; email?: string | null }): ProblemField[] =>
  isStaffRole(role) && !email ? [{ field: 'email', messageKey: 'validation.required' }] : [];

function parse(body: BodyOf<'createUser'>, services: MasterdataServices) {
  const form = cleanForm(body);
  refuse(missing(form, ['firstname', 'lastname']), incompleteAddress(form), wrongPerson(form, services));
  return { ...form, ...storedPhones(form, PHONES), fullAddress: fullAddressOf(form) };
}

/** At least one user must be able to manage users. */
async function keepOneSuper(trx: Db, id: number): Promise<void> {
  if (await isLastSuper(trx, id)) throw conflict('user.lastSuper');
}

const listUsers: Handler<'listUsers', MasterdataServices> = ({ query, services }) => listUserRows(services.db, query);

const getUser: Handler<'getUser', MasterdataServices> = async (call) => {
  const { path, services } = call;
  const version = await versionOf(services.db, path.id);
  const user = found(await findUser(services.db, path.id));
  answerVersion(call, version);
  return [user];
};

const versionOf = async (db: Db, id: number): Promise<string> => found(await rowVersion(db, 'app_user', id));

const findUsersByRoles: Handler<'findUsersByRoles', MasterdataServices> = ({ body, services }) =>
  listUsersOfRoles(services.db, parseRoles(body.roles));

/** The temporary password of a member of staff is returned once, to be handed over. */
const createUser: Handler<'createUser', MasterdataServices> = async ({ body, services, request }) => {
  const user = parse(body, services);
  noteForLog(request, { subject: recordName(user) });
  refuse(missingEmail(user));
  const password = isStaffRole(user.role) ? temporaryPassword() : null;
  const passwordHash = password === null ? null : await hashPassword(password);
  const { id } = await insertUser(services.db, { ...user, passwordHash, mustChangePassword: password !== null });
  return { insertId: id, temporaryPassword: password };
};

const updateUser: Handler<'updateUser', MasterdataServices> = async (call) => {
  const { path, body, services, request, caller } = call;
  const user = parse(body, services);
  const { answer, isOtherRole, version } = await services.db.transaction().execute(async (trx) => {
    if (user.role !== 'super') await keepOneSuper(trx, path.id);
    const before = found(await lockUser(trx, path.id));
    const record = found(await findUser(trx, path.id));
    const standing = { kind: 'app_user', key: path.id, version: await versionOf(trx, path.id), record } as const;
    await beginChange(trx, { request, caller, at: services.now() }, standing);
    noteForLog(request, { subject: recordName(record), changes: fieldChanges(record, user) });
    refuse(missingEmail({ email: before.email, ...user }));
    const answer = changed(await changeUser(trx, path.id, user));
    return { answer, isOtherRole: before.role !== user.role, version: await versionOf(trx, path.id) };
  });
  answerVersion(call, version);
  if (isOtherRole) await services.sessions.revokeAllOf(path.id);
  return answer;
};

const deleteUser: Handler<'deleteUser', MasterdataServices> = async ({ path, caller, services, request }) => {
  if (path.id === caller.user.id) throw conflict('user.self');
  noteForLog(request, { subject: recordName(found(await findUser(services.db, path.id))) });
  return deleteUnreferenced(services.db, path.id, {
    check: keepOneSuper,
    lock: lockUser,
    countReferences: countUserReferences,
    remove: removeUser,
  });
};

export const userHandlers = {
  listUsers,
  getUser,
  findUsersByRoles,
  createUser,
  updateUser,
  deleteUser,
} satisfies Handlers<MasterdataServices>;

/** The requested roles: a list, or quoted names as in the specification, `'admin','dispatch'` (specification/registers.md#users). */
export function parseRoles(roles: BodyOf<'findUsersByRoles'>['roles']): Role[] {
  const names = typeof roles === 'string' ? roles.split(',').map((name) => name.replace(/['"\s]/gu, '')) : roles;
  const known = names.filter(isRole);
  if (known.length < names.length || known.length === 0)
    throw invalid({ field: 'roles', messageKey: 'validation.oneOf' });
  return [...new Set(known)];
}
