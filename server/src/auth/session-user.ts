import { grantedTo } from '@navette/shared/domain';
import type { SessionUser } from '../kernel/caller.ts';
import type { AuthServices } from './services.ts';

/**
 * The user as sent to the browser: with the permissions that remotes declare for their own pages. A `Caller` does not have these, so that they open
 * pages and never authorise an operation.
 */
export async function withDeclaredPages(
  { grantsFor }: Pick<AuthServices, 'grantsFor'>,
  user: SessionUser,
): Promise<SessionUser> {
  return { ...user, pages: [...user.pages, ...grantedTo(user.role, await grantsFor(user))] };
}
