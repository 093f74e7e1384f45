import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { createUser } from './requests/create-user.ts';
import { updateUser } from './requests/update-user.ts';

/** A saved user. */
export interface SavedUser {
  readonly id: number;
  /** Of a new member of staff, unless it was sent by mail. */
  readonly password: string | null;
}

/** Makes a user, or changes the one of that number; the list is asked for again. */
export async function saveUser(
  cache: QueryClient,
  id: number | undefined,
  form: components['schemas']['UserForm'],
): Promise<SavedUser> {
  const saved = id === undefined ? await added(form) : await changed(id, form);
  void invalidate(cache, [['get', '/api/user']]);
  return saved;
}

async function added(form: components['schemas']['UserForm']): Promise<SavedUser> {
  const { insertId, temporaryPassword } = await createUser(form);
  return { id: insertId, password: temporaryPassword };
}

async function changed(id: number, form: components['schemas']['UserForm']): Promise<SavedUser> {
  await updateUser(id, form);
  return { id, password: null };
}
