import type { components } from '@navette/openapi/types';
import { $api, type CallKey } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';

/** A browser of staff or an app of a driver, with an open socket. */
export type ConnectedApp = components['schemas']['ConnectedApp'];

/** Information that an app reports about itself. */
export type AppInfo = components['schemas']['AppInfo'];

/** A sent command, with its state at each app. */
export type AppCommand = components['schemas']['AppCommand'];

/** Connected users, over all server processes. */
export const useConnectedApps = () => $api.useQuery('get', '/service/live/apps', {});

/** Commands of today, the latest first. */
export const useAppCommands = () => $api.useQuery('get', '/service/live/commands', {});

/** Calls to invalidate when somebody connects or answers, or a command is sent. */
export const APP_CALLS: readonly CallKey[] = [
  ['get', '/service/live/apps'],
  ['get', '/service/live/commands'],
];

export type AppPosition = NonNullable<AppInfo['position']>;

export interface ConnectedUser {
  readonly id: number;
  /** Last name first. */
  readonly name: string;
  readonly role: ConnectedApp['user']['role'];
  readonly active: boolean;
  /** The apps, by connection time. */
  readonly apps: readonly ConnectedApp[];
  /** Last known position of one of them. */
  readonly position: AppPosition | undefined;
  /** The last command of today sent to them. */
  readonly lastCommand: AppCommand | undefined;
}

/** Further information about users, by id. */
interface Known {
  /** Positions reported since the list was fetched. */
  readonly said: ReadonlyMap<number, AppPosition>;
  readonly commands: readonly AppCommand[];
}

/** One entry per user, by their first connection. */
export function connectedUsers(apps: readonly ConnectedApp[], { said, commands }: Known): ConnectedUser[] {
  const byUser = new Map<number, ConnectedApp[]>();
  for (const app of apps) byUser.set(app.user.id, [...(byUser.get(app.user.id) ?? []), app]);
  return [...byUser].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const { user } = first;
    return [
      {
        id,
        name: personName(user, 'list'),
        role: user.role,
        active: user.active,
        apps: own,
        position: latest([...own.map(({ info }) => info.position), said.get(id)]),
        lastCommand: commands.find((command) => concerns(command, id)),
      },
    ];
  });
}

const concerns = ({ to, receivers }: AppCommand, id: number): boolean =>
  to === id || receivers.some(({ userId }) => userId === id);

function latest(positions: readonly (AppPosition | null | undefined)[]): AppPosition | undefined {
  return positions.reduce<AppPosition | undefined>(
    (best, next) => (next && (!best || next.time > best.time) ? next : best),
    undefined,
  );
}
