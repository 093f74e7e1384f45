import type { components } from '@navette/openapi/types';
import { atom, getDefaultStore, type Atom } from 'jotai';
import { isEarlyUsed, isEarlyWaiting } from '../early/index.ts';
import { currentSession, expireSession, sessionAtom } from '../session/session-state.ts';
import { openConnection, type Connection, type SocketStatus, openSocket, type OpenSocket } from './connection.ts';
import type { AnnouncedRelease, AppCommands, CommandReply, ConnectedUser, ServerEvent } from './events.ts';
import { onServerEvent, publish, publishResync } from './live-events.ts';
import type { LiveCollection } from './live-store/live-records.ts';

const store = getDefaultStore();
const statusAtom = atom<SocketStatus>('down');
const usersAtom = atom<readonly ConnectedUser[]>([]);
const releaseAtom = atom<AnnouncedRelease | null>(null);

/** Status of the connection: `connecting`, `connected` or `down`. The top bar follows it (specification/shell.md#frame). */
export const socketStatusAtom: Atom<SocketStatus> = atom((get) => get(statusAtom));

/** Connected members of staff, as of the last event. */
export const presenceAtom: Atom<readonly ConnectedUser[]> = atom((get) => get(usersAtom));

/**
 * The last announced release of the user; `null` before. A new object at each announcement, even an equal one: it may concern a tab on another
 * channel.
 */
export const announcedReleaseAtom: Atom<AnnouncedRelease | null> = atom((get) => get(releaseAtom));

const EVENTS: readonly ServerEvent[] = [
  'booking_update',
  'live_change',
  'driver_moves',
  'live_gap',
  'platform_update',
  'bank_update',
  'presence',
  'release',
  'say',
  'action',
  'test',
  'apps_update',
];

let current: { readonly connection: Connection; readonly token: string; readonly userId: number } | undefined;
let seenUser: number | undefined;

/**
 * Keeps a socket open while a user is signed in, and reconnects it with the session's token after a renewal or an outage. The host calls it
 * once.
 * @param open the tests' own socket
 * @returns close, and unsubscribe from the session
 */
export function startRealtime(open: OpenSocket = openSocket): () => void {
  const follow = () => {
    const session = currentSession();
    const token = session !== null && session.expiresAt !== 0 ? session.token : undefined;
    if (current?.token === token) return;
    current?.connection.close();
    current = undefined;
    store.set(statusAtom, 'down');
    if (session === null) clearUser();
    if (session !== null && token !== undefined) connect(token, session.user.id, open);
  };
  const stopPresence = onServerEvent('presence', ({ users }) => store.set(usersAtom, users));
  const stopRelease = onServerEvent('release', ({ set, channel }) => store.set(releaseAtom, { set, channel }));
  const stopWatching = onWatched(sendWatched);
  const stopFollowing = store.sub(sessionAtom, follow);
  addEventListener('online', reconnect);
  follow();
  return () => {
    stopPresence();
    stopRelease();
    stopWatching();
    stopFollowing();
    removeEventListener('online', reconnect);
    current?.connection.close();
    current = undefined;
    clearUser();
    store.set(statusAtom, 'down');
  };
}

/** Reconnects now instead of after the backoff: the user asked, or the network is back. */
export function reconnect(): void {
  current?.connection.retry();
}

/** Milliseconds until the server counts as not answering. */
const REPLY_LIMIT = 10_000;

/** Sends a command to connected apps (specification/live.md#commands); resolves with whether the server forwarded it. */
export function sendAppCommand<Kind extends keyof AppCommands>(
  kind: Kind,
  command: AppCommands[Kind],
): Promise<CommandReply> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, code: 'noAnswer' }), REPLY_LIMIT);
    const settle = (reply: CommandReply) => {
      clearTimeout(timer);
      resolve(reply);
    };
    const isSent = current?.connection.send(kind, command, (reply) => settle(isReply(reply) ? reply : UNREADABLE));
    if (isSent !== true) settle({ ok: false, code: 'offline' });
  });
}

/**
 * Sends without waiting for the reply.
 * @deprecated {@link sendAppCommand} reports whether it was forwarded.
 * @returns false while the socket is down: nothing was sent
 */
export const sendToStaff = (
  event: keyof AppCommands,
  message: { readonly to: number | 'all'; readonly [detail: string]: unknown },
): boolean => current?.connection.send(event, message) ?? false;

const UNREADABLE: CommandReply = { ok: false, code: 'internal' };

const isReply = (value: unknown): value is CommandReply =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  (value.ok === true ? 'id' in value : 'code' in value && typeof value.code === 'string');

/** Answers a command to this app; nothing is sent while the socket is down. */
export const answerAppCommand = (id: string, answer: components['schemas']['AppAnswer']): boolean =>
  current?.connection.send('answered', { id, ...answer }) ?? false;

/** Tells the server which collections this page shows; while the socket is down, once it reconnects. */
const sendWatched = () => void current?.connection.send('watch', { collections: watchedCollections() });

/** Requests whole positions for moves that did not apply; nothing is sent while the socket is down, since all are fetched again then. */
export const askForPositions = (keys: readonly string[]): void => void current?.connection.send('resend', { keys });

/** Events after which answers that are on their way may say what is no longer so. */
const CHANGES: ReadonlySet<string> = new Set<ServerEvent>([
  'apps_update',
  'booking_update',
  'live_change',
  'live_gap',
  'platform_update',
  'bank_update',
]);

function connect(token: string, userId: number, open: OpenSocket): void {
  const isCurrent = () => current?.token === token;
  const connection = openConnection(
    token,
    open,
    {
      onStatus: (status) => {
        if (current !== undefined && !isCurrent()) return;
        store.set(statusAtom, status);
        if (status !== 'connected') return;
        if (watchedCollections().length > 0) sendWatched();
        // Data loaded before the first connection is fresh; from the second on there was a gap.
        if (seenUser === userId) publishResync();
        else if (isEarlyWaiting() || isEarlyUsed()) resyncAfterEarly();
        seenUser = userId;
      },
      onEvent: (event, payload) => {
        if (CHANGES.has(event) && isEarlyWaiting()) resyncAfterEarly();
        publish(event, payload);
      },
      onRefused: () => {
        if (currentSession()?.token === token) expireSession();
      },
    },
    EVENTS,
  );
  current = { connection, token, userId };
}

/** Milliseconds after which early answers are looked at again. */
const RESYNC_PAUSE = 1000;

let resyncing: ReturnType<typeof setTimeout> | undefined;

/** Data that was sent for before the first connection, or before a change, may be of before it: it is fetched again once the page has it. */
function resyncAfterEarly(): void {
  resyncing ??= setTimeout(() => {
    resyncing = undefined;
    if (isEarlyWaiting()) resyncAfterEarly();
    else if (isEarlyUsed()) publishResync();
  }, RESYNC_PAUSE);
}

function clearUser(): void {
  seenUser = undefined;
  store.set(usersAtom, []);
  store.set(releaseAtom, null);
}

const watchers = new Map<LiveCollection, number>();
const listeners = new Set<() => void>();

/** Collections that this page shows now and that the server sends only to subscribed pages. */
const watchedCollections = (): readonly LiveCollection[] => [...watchers.keys()];

/** Calls a listener when {@link watchedCollections} change. @returns unsubscribe */
function onWatched(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks a collection as shown, until the returned function is called. */
export function watchCollection(collection: LiveCollection): () => void {
  const change = (by: number) => {
    const before = watchers.get(collection) ?? 0;
    const count = before + by;
    if (count > 0) watchers.set(collection, count);
    else watchers.delete(collection);
    if (before === 0 || count === 0) for (const listener of listeners) listener();
  };
  let over = false;
  change(1);
  return () => {
    if (over) return;
    over = true;
    change(-1);
  };
}
