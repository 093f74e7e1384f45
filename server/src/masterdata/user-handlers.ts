import { byName } from '../db/name-column.ts';
import { isStaffRole, isRole, mayCall, type Role } from '@navette/shared/domain';
import type { Caller } from '../kernel/caller.ts';
import type { BodyOf, Handler, Handlers } from '../kernel/operation.ts';
import { conflict, type ProblemField, invalid, changed, found } from '../kernel/problem.ts';
import { hashPassword, isLastSuper, refuseSuper, temporaryPassword } from '../auth/public.ts';
import type { Db } from '../db/database.ts';
import {
  incompleteAddress,
  missing,
  refuse,
  storedPhones,
  wrongPerson,
  cleanForm,
  fullAddressOf,
  parseSimple,
} from './records/check-form.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { bulkHandler } from './records/bulk-handler.ts';
import { deleteUnreferenced } from './records/record-handlers.ts';
import { fieldChanges, recordName } from './records/field-changes.ts';
import type { MasterdataServices } from './services.ts';
import { sql } from 'kysely';
import type { NewRow, RowChange } from '../db/types.ts';
import { countReferences, listRecords, oneOf } from './records/record-lists.ts';
import { changeVersioned, readVersioned } from './records/versioned.ts';

const PHONES = ['tel', 'mobile'] as const;

/** Staff sign in with their e-mail address. */
const missingEmail = ({ role, email }: { role: string; email?: string | null }): ProblemField[] =>
  isStaffRole(role) && !email ? [{ field: 'email', messageKey: 'validation.required' }] : [];

/** Refuses the role super, and another role for themselves, to callers who manage users without deciding on roles (specification/roles.md#changed-roles). */
function tooHigh(role: Role, { user }: Caller, record?: { readonly id: number; readonly role: Role }): ProblemField[] {
  if (mayCall(user.pages, ['security'])) return [];
  if (role === 'super') return [{ field: 'role', messageKey: 'validation.role.super' }];
  return record?.id === user.id && record.role !== role ? [{ field: 'role', messageKey: 'validation.role.own' }] : [];
}

function parse(body: BodyOf<'createUser'>, services: MasterdataServices) {
  const form = cleanForm(body);
  refuse(missing(form, ['firstname', 'lastname']), incompleteAddress(form), wrongPerson(form, services));
  return { ...form, ...storedPhones(form, PHONES), fullAddress: fullAddressOf(form) };
}

/**
 * A valid new user, of a role that the caller may give.
 * @throws ProblemError with every wrong field
 */
export function checkedUser(body: BodyOf<'createUser'>, services: MasterdataServices, caller: Caller) {
  const user = parse(body, services);
  refuse(missingEmail(user), tooHigh(user.role, caller));
  return user;
}

/** A user with a temporary password, which is known only here, if they are staff. Its hash takes long: it is no work for a transaction. */
export async function withTemporaryPassword(user: ReturnType<typeof checkedUser>) {
  const password = isStaffRole(user.role) ? temporaryPassword() : null;
  return { user, password, passwordHash: password === null ? null : await hashPassword(password) };
}

/** Inserts a user; staff choose another password at their first sign-in. */
export async function insertNewUser(
  db: Db,
  { user, password, passwordHash }: Awaited<ReturnType<typeof withTemporaryPassword>>,
) {
  const { id } = await insertUser(db, { ...user, passwordHash, mustChangePassword: password !== null });
  return { id, password };
}

/** At least one user must be able to manage users. */
async function keepOneSuper(trx: Db, id: number): Promise<void> {
  if (await isLastSuper(trx, id)) throw conflict('user.lastSuper');
}

const rows = (db: Db) => db.selectFrom('app_user').select([...columns, secondFactor, lastSignInAt]);

const versioned = (id: number) => ({
  kind: 'app_user' as const,
  table: 'app_user' as const,
  key: id,
  read: async (db: Db) => found(await oneOf(rows(db), id)),
  lock: (trx: Db) => lockUser(trx, id),
});

/** Users, the newest first; with a search text the matching ones, the closest first. */
const listUsers: Handler<'listUsers', MasterdataServices> = ({ query, services }) =>
  listRecords(rows(services.db), query, { phones: PHONES, last: sql`id desc` });

const getUser: Handler<'getUser', MasterdataServices> = async (call) => [
  await readVersioned(call, versioned(call.path.id)),
];

const findUsersByRoles: Handler<'findUsersByRoles', MasterdataServices> = ({ body, services }) =>
  listUsersOfRoles(services.db, parseRoles(body.roles));

/** The temporary password of a member of staff is returned once, to be handed over. */
const createUser: Handler<'createUser', MasterdataServices> = async ({ body, caller, services, request }) => {
  noteForLog(request, { subject: recordName(body) });
  const { id, password } = await insertNewUser(
    services.db,
    await withTemporaryPassword(checkedUser(body, services, caller)),
  );
  return { insertId: id, temporaryPassword: password };
};

const updateUser: Handler<'updateUser', MasterdataServices> = async (call) => {
  const { path, body, caller, services, request } = call;
  const { id } = path;
  const user = parse(body, services);
  const lock = async (trx: Db) => {
    if (user.role !== 'super') await keepOneSuper(trx, id);
    await lockUser(trx, id);
  };
  const { affectedRows, isOtherRole } = await changeVersioned(call, { ...versioned(id), lock }, async (trx, record) => {
    noteForLog(request, { subject: recordName(record), changes: fieldChanges(record, user) });
    refuseSuper(caller, record.role);
    refuse(missingEmail({ email: record.email, ...user }), tooHigh(user.role, caller, record));
    return { ...changed(await changeUser(trx, id, user)), isOtherRole: record.role !== user.role };
  });
  if (isOtherRole) await services.sessions.revokeAllOf(id);
  return { affectedRows };
};

type UserChanges = BodyOf<'updateUsers'>['records'][number]['changes'];

type User = Awaited<ReturnType<ReturnType<typeof versioned>['read']>>;

/** An inactive user is signed out at once; nobody deactivates themselves, nor the last user who manages users. */
async function allowUserChange(
  trx: Db,
  { id, ...before }: User,
  changes: UserChanges,
  { caller, services }: { readonly caller: Caller; readonly services: MasterdataServices },
): Promise<void> {
  refuseSuper(caller, before.role);
  const { active = before.active, role = before.role } = changes;
  if (role !== before.role)
    refuse(missingEmail({ email: before.email, role }), tooHigh(role, caller, { id, role: before.role }));
  if (!active && id === caller.user.id) throw conflict('user.selfInactive');
  if (!active || role !== 'super') await keepOneSuper(trx, id);
  if (active && role === before.role) return;
  await services.sessions.revokeAllOf(id, trx);
  await services.driverSessions.revokeAllOf(id);
}

const deleteUser: Handler<'deleteUser', MasterdataServices> = async ({ path, caller, services, request }) => {
  if (path.id === caller.user.id) throw conflict('user.self');
  const record = await versioned(path.id).read(services.db);
  noteForLog(request, { subject: recordName(record) });
  refuseSuper(caller, record.role);
  return deleteUnreferenced(services.db, path.id, {
    check: keepOneSuper,
    lock: lockUser,
    countReferences: countReferences('app_user'),
    remove: removeUser,
  });
};

/** Without the password. */
const columns = [
  'id',
  'firstname',
  'lastname',
  'address',
  'zip',
  'city',
  'fullAddress',
  'birthday',
  'tel',
  'mobile',
  'email',
  'role',
  'car',
  'zones',
  'client_from',
  'active',
] as const;

/** Whether a user signs in with a second factor. */
const secondFactor = sql<boolean>`exists (select from second_factor where "userId" = app_user.id)`.as('secondFactor');

const lastSignInAt = sql<string | null>`(
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from last_sign_in where "userId" = app_user.id
)`.as('lastSignInAt');

/** Summaries of users of some roles, by name. */
const listUsersOfRoles = (db: Db, roles: readonly Role[]) =>
  db
    .selectFrom('app_user')
    .select(['id', 'firstname', 'lastname', 'role', 'active'])
    .where('role', 'in', roles)
    .orderBy(byName())
    .execute();

/** Id of the new user. */
const insertUser = (db: Db, user: NewRow<'app_user'>) =>
  db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow();

/** Updates a user; returns the count. */
const changeUser = async (db: Db, id: number, change: RowChange<'app_user'>) =>
  (await db.updateTable('app_user').set(change).where('id', '=', id).executeTakeFirst()).numUpdatedRows;

/** Deletes a user with their sessions; returns the count. */
const removeUser = async (db: Db, id: number) =>
  (await db.deleteFrom('app_user').where('id', '=', id).executeTakeFirst()).numDeletedRows;

/** Locks a user until the transaction ends. */
const lockUser = (trx: Db, id: number) =>
  trx.selectFrom('app_user').select('id').where('id', '=', id).forUpdate().execute();

const updateUsers = bulkHandler({
  table: 'app_user',
  find: (db: Db, id: number) => oneOf(rows(db), id),
  // Super users first and in order, so that two changes do not deadlock.
  lock: async (trx: Db, id: number) => {
    await isLastSuper(trx, id);
    await lockUser(trx, id);
  },
  change: changeUser,
  parse: parseSimple<UserChanges>,
  allow: allowUserChange,
});

export const userHandlers = {
  listUsers,
  getUser,
  findUsersByRoles,
  createUser,
  updateUser,
  updateUsers,
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
