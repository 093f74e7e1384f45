import type { ServerEvent, ServerEvents, ConnectedUser } from './events.ts';
import { APP_ACTIONS } from '../domain/app-command.ts';
import { isStaffRole } from '../domain/access/roles.ts';
import { isLiveChange } from './live-store/live-records.ts';

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

/** Events are not replayed: after a gap, everything live on the screen is fetched again. */
const RESYNC = 'resync';

function listen(event: string, listener: Listener): () => void {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener));
  return () => {
    known.delete(listener);
  };
}

/** Notifies the subscribers of an event; a payload of another shape is dropped. */
export function publish(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload);
}

/** Notifies the subscribers of a resync. */
export const publishResync = (): void => publish(RESYNC, undefined);

/**
 * Subscribes to an event of the server. Prefer the hooks inside components.
 * @returns unsubscribe
 */
export function onServerEvent<Event extends ServerEvent>(
  event: Event,
  listener: (payload: ServerEvents[Event]) => void,
): () => void {
  return listen(event, (payload) => {
    if (isEventPayload(event, payload)) listener(payload);
  });
}

/** Subscribes to changes of bookings. @returns unsubscribe */
export const onBookingUpdate = (listener: (update: ServerEvents['booking_update']) => void): (() => void) =>
  onServerEvent('booking_update', listener);

/** Subscribes to resyncs: the connection was restored after a gap, or the server itself had one. @returns unsubscribe */
export function onResync(listener: () => void): () => void {
  const stops = [listen(RESYNC, listener), onServerEvent('live_gap', listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Type guard of an event's payload: an old tab may be connected to a newer server. */
function isEventPayload<Event extends ServerEvent>(event: Event, payload: unknown): payload is ServerEvents[Event] {
  const guards: Readonly<Record<ServerEvent, (value: Readonly<Record<string, unknown>>) => boolean>> = {
    booking_update: ({ ids, dates, version }) =>
      areAll(ids, 'number') && areAll(dates, 'string') && typeof version === 'number',
    live_change: isLiveChange,
    driver_moves: ({ moves }) => Array.isArray(moves) && moves.every(isMove),
    live_gap: () => true,
    platform_update: () => true,
    bank_update: () => true,
    presence: ({ users }) => Array.isArray(users) && users.every(isConnectedUser),
    release: ({ set, channel }) => typeof set === 'string' && (channel === 'stable' || channel === 'staged'),
    apps_update: () => true,
    say: (message) => isMessage(message) && areTexts(message, 'id', 'text') && isOptionalRecord(message.info),
    action: (message) => isMessage(message) && typeof message.id === 'string' && isAction(message.action),
    test: (message) => isMessage(message) && typeof message.id === 'string',
  };
  return isRecord(payload) && guards[event](payload);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const areAll = (value: unknown, type: 'number' | 'string') =>
  Array.isArray(value) && value.every((item) => typeof item === type);

const isMessage = ({ from, to, by }: Readonly<Record<string, unknown>>) =>
  typeof from === 'number' && typeof by === 'string' && (to === 'all' || typeof to === 'number');

const areTexts = (message: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  names.every((name) => message[name] === null || typeof message[name] === 'string');

const isOptionalRecord = (value: unknown) => value === null || isRecord(value);

const isMove = (value: unknown) =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.since === 'number' &&
  typeof value.after === 'number' &&
  typeof value.charged === 'boolean' &&
  (value.l === undefined || areAll(value.l, 'number'));

const isAction = (value: unknown) => APP_ACTIONS.some((action) => action === value);

const isConnectedUser = (value: unknown): value is ConnectedUser => {
  if (!isRecord(value) || typeof value.socketId !== 'string' || !isRecord(value.user)) return false;
  const { id, firstname, lastname, role, active } = value.user;
  return (
    typeof id === 'number' &&
    typeof firstname === 'string' &&
    typeof lastname === 'string' &&
    typeof active === 'boolean' &&
    typeof role === 'string' &&
    isStaffRole(role)
  );
};
