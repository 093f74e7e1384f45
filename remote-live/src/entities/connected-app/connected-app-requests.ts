import type { components } from '@navette/openapi/types';
import { $api, type CallKey } from '@navette/shared/api';

/** A browser of staff or an app of a driver, with an open socket. */
export type ConnectedApp = components['schemas']['ConnectedApp'];

/** What an app says of itself. */
export type AppInfo = components['schemas']['AppInfo'];

/** A command that was sent, with what became of it at each app. */
export type AppCommand = components['schemas']['AppCommand'];

/** Who is connected, over all server processes. */
export const useConnectedApps = () => $api.useQuery('get', '/service/live/apps', {});

/** Commands of today, the latest first. */
export const useAppCommands = () => $api.useQuery('get', '/service/live/commands', {});

/** What changes when somebody connects, answers or is asked something. */
export const APP_CALLS: readonly CallKey[] = [
  ['get', '/service/live/apps'],
  ['get', '/service/live/commands'],
];
