import { failure, type FakePart } from '../http-call.ts';
import { pathOf } from '../data/tree.ts';
import type { Auth } from '../rules/database-rules.ts';
import type { FakeDatabase } from './database.ts';

/** Multi-path update of the database's REST interface. */
export const restPart =
  (database: FakeDatabase, authOf: (token: string) => Auth | undefined): FakePart =>
  ({ method, url, headers, content }) => {
    if (!url.pathname.endsWith('.json')) return undefined;
    if ((headers['x-http-method-override'] ?? method) !== 'PATCH') return failure(405, 'Method Not Allowed');
    const token = url.searchParams.get('auth');
    const auth = token === null ? null : authOf(token);
    if (auth === undefined) return failure(401, 'Could not parse auth token.');
    const outcome = database.merge(
      auth,
      pathOf(url.pathname.slice(0, -'.json'.length)),
      JSON.parse(content.toString()),
    );
    return outcome === 'ok' ? { status: 200, body: {} } : failure(401, 'Permission denied');
  };
