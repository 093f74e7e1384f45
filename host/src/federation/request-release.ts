import { currentSession, registerSignOutCleanup } from '@navette/shared/session';
import { chosenChannel } from './release-channel.ts';

let kept: { readonly user: number | undefined; readonly answer: Promise<unknown> } | undefined;

// Who signs in next may be given another set.
registerSignOutCleanup(() => {
  kept = undefined;
});

/**
 * What runs for the user, as the server sends it. Asked for as early as possible, before the code that understands it is there; a second call
 * gets the first one's answer, unless somebody else is signed in by then. After a failure the next call asks again.
 */
export function requestRelease(): Promise<unknown> {
  const user = currentSession()?.user.id;
  if (kept?.user === user && kept !== undefined) return kept.answer;
  const answer = askRelease();
  const asked = { user, answer };
  kept = asked;
  answer.catch(() => {
    if (kept === asked) kept = undefined;
  });
  return answer;
}

/**
 * Asks what runs for the user now, on the channel of this browser.
 * @param patience milliseconds
 * @throws when it does not arrive in time or is no success
 */
export async function askRelease(patience = 12_000): Promise<unknown> {
  const token = currentSession()?.token;
  const signal = AbortSignal.timeout(patience);
  const path = `/release/current${chosenChannel() === 'stable' ? '?channel=stable' : ''}`;
  const ask = (headers: Record<string, string>) => fetch(path, { headers, signal, cache: 'no-cache' });
  const first = await (askedEarly(path, token) ?? ask(token === undefined ? {} : { authorization: `Bearer ${token}` }));
  // A session that has just ended keeps its page, on what runs for everybody.
  const answer = first.status === 401 ? await ask({}) : first;
  if (!answer.ok) throw new Error(`/release/current answered ${answer.status}`);
  return answer.json();
}

/** What `early.ts` asked for, if it is the same question; once. */
function askedEarly(path: string, token: string | undefined): Promise<Response> | undefined {
  const early = globalThis.navetteEarly;
  delete globalThis.navetteEarly;
  return early?.path === path && early.token === token ? early.answer : undefined;
}

declare global {
  /** Written by `early.ts`. */
  var navetteEarly: { readonly path: string; readonly token: string; readonly answer: Promise<Response> } | undefined;
}
