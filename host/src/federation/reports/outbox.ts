import { api } from '@navette/shared/api';
import { currentSession, registerSignOutCleanup } from '@navette/shared/session';
import type { components } from '@navette/openapi/types';

/** What became of a remote in this page, as the server is told. */
export type LoadEvent = components['schemas']['LoadEvent'];

/** The server takes no more at once. */
const MOST = 40;

let waiting: LoadEvent[] = [];
let told = new Set<string>();
let scheduled = false;
let era = 0;

// Nothing of one user is told in the name of the next.
registerSignOutCleanup(() => {
  waiting = [];
  told = new Set();
  scheduled = false;
  era += 1;
});

/**
 * Tells the server, each thing once a page: a failure at once, all else when the browser has nothing better to do, or when the page is left. That it
 * can't be told is nobody's trouble.
 */
export function tell(event: LoadEvent): void {
  const key = [event.set, event.remote, event.version, event.outcome].join(' ');
  if (told.has(key) || currentSession() === null) return;
  told.add(key);
  waiting.push(event);
  if (event.outcome !== 'loaded') send();
  else if (!scheduled) {
    scheduled = true;
    whenIdle(() => {
      scheduled = false;
      send();
    });
  }
}

function send(): void {
  const events = waiting.splice(0, MOST);
  if (events.length === 0) return;
  const sentIn = era;
  api.POST('/service/release/loads', { body: { events }, keepalive: true, priority: 'low' }).catch(() => {
    if (sentIn === era) waiting = [...events, ...waiting].slice(0, MOST);
  });
}

const whenIdle = (send: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(send, { timeout: 10_000 }) : setTimeout(send, 2000);

addEventListener('pagehide', send);
