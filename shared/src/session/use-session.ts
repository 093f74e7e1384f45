import { useAtomValue } from 'jotai';
import { mayOpen } from '../domain/access/role-pages.ts';
import type { DeclaredPage, Page } from '../domain/access/pages.ts';
import type { Session, User, SessionStatus } from './session.ts';
import { sessionAtom, sessionStatusAtom } from './session-state.ts';

/** The session with its token; `null` when nobody is signed in. Most callers need {@link useUser} or {@link useCan} only. */
export const useSession = (): Session | null => useAtomValue(sessionAtom);

/** Status of the session: `anonymous`, `active`, `expiring` (five minutes left) or `expired`. */
export const useSessionStatus = (): SessionStatus => useAtomValue(sessionStatusAtom);

/** The signed-in user; `null` when nobody is. The same user while the session is expired. */
export const useUser = (): User | null => useSession()?.user ?? null;

/**
 * Whether the user may open a page or use a permission, as granted at sign-in.
 * @param pages one name, or several of which one suffices, as in the contract's operations
 * @example const canInvoice = useCan('invoicing');
 */
export function useCan(pages: Page | DeclaredPage | readonly (Page | DeclaredPage)[]): boolean {
  const granted = useUser()?.pages;
  return [pages].flat().some((page) => mayOpen(granted, page));
}
