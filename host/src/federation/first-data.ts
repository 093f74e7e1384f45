import { askEarly, requestsOf } from '@navette/shared/early';
import { mayOpen } from '@navette/shared/domain';
import type { PinnedRemote, RouteDeclaration } from '@navette/shared/federation';
import { matchPath } from '@navette/shared/router';
import { currentSession } from '@navette/shared/session';

/** A page that the user may open, and the remote that has it. */
interface OpenPage {
  readonly remote: PinnedRemote;
  readonly route: RouteDeclaration;
}

/**
 * Sends the first requests of the page at an address, ahead of its code.
 * @param isOpening false while the pointer only rests on a link: reads that the server logs are not sent then
 * @returns the page; undefined where no remote has one that the user may open
 */
export function sendFirst(
  remotes: Readonly<Record<string, PinnedRemote>>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  isOpening: boolean,
): OpenPage | undefined {
  const session = currentSession();
  for (const remote of Object.values(remotes)) {
    const route = remote.declaration.routes.find(({ path }) => matchPath(path, pathname) !== null);
    if (!route || !session || session.expiresAt <= Date.now() || !mayOpen(session.user.pages, route.page)) continue;
    const first = route.first?.filter(({ discloses }) => isOpening || !discloses) ?? [];
    for (const request of requestsOf(first, search)) askEarly(request, session.token);
    return { remote, route };
  }
  return undefined;
}
