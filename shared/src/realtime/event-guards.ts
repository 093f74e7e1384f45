import { isStaffRole } from '../domain/access/roles.ts';
import type { ConnectedUser, ServerEvent, ServerEvents } from './events.ts';
import { isLiveChange } from './live-store/live-change.ts';

/** Type guard of an event's payload: an old tab may meet a newer server. */
export function isEventPayload<Event extends ServerEvent>(
  event: Event,
  payload: unknown,
): payload is ServerEvents[Event] {
  const guards: Readonly<Record<ServerEvent, (value: Readonly<Record<string, unknown>>) => boolean>> = {
    booking_update: ({ ids, dates, version }) =>
      areAll(ids, 'number') && areAll(dates, 'string') && typeof version === 'number',
    live_change: isLiveChange,
    live_gap: () => true,
    platform_update: () => true,
    presence: ({ users }) => Array.isArray(users) && users.every(isConnectedUser),
    release: ({ set, channel }) => typeof set === 'string' && (channel === 'stable' || channel === 'staged'),
    say: isMessage,
    action: isMessage,
  };
  return isRecord(payload) && guards[event](payload);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const areAll = (value: unknown, type: 'number' | 'string') =>
  Array.isArray(value) && value.every((item) => typeof item === type);

const isMessage = ({ from, to }: Readonly<Record<string, unknown>>) =>
  typeof from === 'number' && (to === 'all' || typeof to === 'number');

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
