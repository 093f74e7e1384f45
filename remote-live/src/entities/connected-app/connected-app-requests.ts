import type { components } from '@navette/openapi/types';
import { $api, type CallKey } from '@navette/shared/api';

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
