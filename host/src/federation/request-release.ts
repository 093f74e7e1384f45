import { takeEarly } from '@navette/shared/early';
import { currentSession, registerSignOutCleanup } from '@navette/shared/session';
import { chosenChannel, releasePath } from './tab-choices.ts';

let cached: { readonly user: number | undefined; readonly answer: Promise<unknown> } | undefined;

// The next user may get another set.
registerSignOutCleanup(() => {
  cached = undefined;
});

/**
 * Fetches the release of the user, unparsed: called before the code that parses it has arrived. Cached per user; a failure is not cached.
 */
export function requestRelease(): Promise<unknown> {
  const user = currentSession()?.user.id;
  if (cached?.user === user && cached !== undefined) return cached.answer;
  const answer = fetchRelease();
  const entry = { user, answer };
  cached = entry;
  answer.catch(() => {
    if (cached === entry) cached = undefined;
  });
  return answer;
}

/**
 * Fetches the release of the user, on the channel of this browser.
 * @param timeout milliseconds
 * @throws when it does not arrive in time or is no success
 */
export async function fetchRelease(timeout = 12_000): Promise<unknown> {
  const token = currentSession()?.token;
  const signal = AbortSignal.timeout(timeout);
  const path = releasePath(chosenChannel() === 'stable');
  const ask = (headers: Record<string, string>) => fetch(path, { headers, signal, cache: 'no-cache' });
  const read = async (): Promise<unknown> => {
    const first = await (takeEarly({ method: 'GET', path }, token ?? null)?.answer ??
      ask(token === undefined ? {} : { authorization: `Bearer ${token}` }));
    // The session has expired: the page stays usable on the stable release.
    const answer = first.status === 401 ? await ask({}) : first;
    if (!answer.ok) throw new Error(`/release/current answered ${answer.status}`);
    return answer.json();
  };
  // The early request has no time-out of its own.
  return Promise.race([read(), lateBy(signal)]);
}

/** Rejects when a signal aborts. */
const lateBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('/release/current did not answer in time')), {
      once: true,
    }),
  );
