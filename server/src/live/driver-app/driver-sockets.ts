import type { components } from '@navette/openapi/types';
import { Namespace, type Socket } from 'socket.io';
import type { DriverCaller } from '../../auth/public.ts';
import { DRIVER_NAMESPACE, type DriverToServer, type ServerToDriver } from './protocol.ts';

/** An unvalidated message of an app. */
export type Unchecked = { [Event in keyof DriverToServer]: (message: unknown, reply: unknown) => void };

interface SocketData {
  caller: DriverCaller;
  /** Time of admission. */
  since: Date;
  /** Information that the app sent when it connected. */
  info?: components['schemas']['AppInfo'] | undefined;
}

type None = Record<string, never>;
export type DriverSockets = Namespace<Unchecked, ServerToDriver, None, SocketData>;
export type DriverSocket = Socket<Unchecked, ServerToDriver, None, SocketData>;

export const roomOf = (driverId: number): string => `driver:${driverId}`;

/** Namespace of the drivers' sockets, beside that of staff. */
export function driversOf(io: { of(name: string): unknown }): DriverSockets {
  const namespace = io.of(DRIVER_NAMESPACE);
  if (!isDrivers(namespace)) throw new Error('the server has no namespace for drivers');
  return namespace;
}

/** Type guard: a server's types know one protocol only. */
const isDrivers = (namespace: unknown): namespace is DriverSockets =>
  namespace instanceof Namespace && namespace.name === DRIVER_NAMESPACE;
