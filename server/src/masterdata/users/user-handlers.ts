import { isStaffRole } from '@navette/shared/domain';
import type { BodyOf, Handler, Handlers } from '../../app/operation.ts';
import { conflict, type ProblemField } from '../../app/problem.ts';
import { hashPassword, temporaryPassword } from '../../auth/password.ts';
import type { Db } from '../../db/database.ts';
import { incompleteAddress, missing, refuse, storedPhones, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed, found, refuseReferenced } from '../records/found.ts';
import { fullAddressOf } from '../records/place-address.ts';
import { parseRoles } from './roles-query.ts';
import {
  changeUser,
  countOtherSupers,
  countUserReferences,
  findUser,
  insertUser,
  listUserRows,
  listUsersOfRoles,
  removeUser,
} from './user-queries.ts';

const PHONES = ['tel', 'mobile'] as const;

/** Staff sign in with their e-mail address. */
const missingEmail = ({ role, email }: { role: string; email?: string | null }): ProblemField[] =>
  isStaffRole(role) && !email ? [{ field: 'email', messageKey: 'validation.required' }] : [];

function parse(body: BodyOf<'createUser'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['firstname', 'lastname']), incompleteAddress(form), wrongPhones(form, PHONES));
  return { ...form, ...storedPhones(form, PHONES), fullAddress: fullAddressOf(form) };
}

/** Somebody must be left who may manage users. */
async function keepOneSuper(db: Db, id: number): Promise<void> {
  if ((await countOtherSupers(db, id)) === 0) throw conflict('user.lastSuper');
}

const listUsers: Handler<'listUsers'> = ({ query, services }) => listUserRows(services.db, query);

const getUser: Handler<'getUser'> = async ({ path, services }) => [found(await findUser(services.db, path.id))];

const findUsersByRoles: Handler<'findUsersByRoles'> = ({ body, services }) =>
  listUsersOfRoles(services.db, parseRoles(body.roles));

/** The temporary password of a member of staff is answered once, to be handed over. */
const createUser: Handler<'createUser'> = async ({ body, services }) => {
  const user = parse(body);
  refuse(missingEmail(user));
  const password = isStaffRole(user.role) ? temporaryPassword() : null;
  const passwordHash = password === null ? null : await hashPassword(password);
  const { id } = await insertUser(services.db, { ...user, passwordHash, mustChangePassword: password !== null });
  return { insertId: id, temporaryPassword: password };
};

const updateUser: Handler<'updateUser'> = async ({ path, body, services }) => {
  const user = parse(body);
  const before = found(await findUser(services.db, path.id));
  refuse(missingEmail({ email: before.email, ...user }));
  if (before.role === 'super' && user.role !== 'super') await keepOneSuper(services.db, path.id);
  const answer = changed(await changeUser(services.db, path.id, user));
  if (before.role !== user.role) await services.sessions.revokeAllOf(path.id);
  return answer;
};

const deleteUser: Handler<'deleteUser'> = async ({ path, caller, services }) => {
  if (path.id === caller.user.id) throw conflict('user.self');
  const before = found(await findUser(services.db, path.id));
  if (before.role === 'super') await keepOneSuper(services.db, path.id);
  refuseReferenced(await countUserReferences(services.db, path.id));
  return changed(await removeUser(services.db, path.id));
};

export const userHandlers = {
  listUsers,
  getUser,
  findUsersByRoles,
  createUser,
  updateUser,
  deleteUser,
} satisfies Handlers;
