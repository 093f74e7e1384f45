import { Namespace, type Socket } from 'socket.io';
import type { DriverCaller } from '../../auth/driver/driver-sessions.ts';
import { DRIVER_NAMESPACE, type DriverToServer, type ServerToDriver } from './protocol.ts';

/** Whatever an app sends, before it is looked at. */
export type Unchecked = { [Event in keyof DriverToServer]: (message: unknown, reply: unknown) => void };

interface SocketData {
  caller: DriverCaller;
}

type None = Record<string, never>;
export type DriverSockets = Namespace<Unchecked, ServerToDriver, None, SocketData>;
export type DriverSocket = Socket<Unchecked, ServerToDriver, None, SocketData>;

/** All apps of a driver. */
export const roomOf = (driverId: number): string => `driver:${driverId}`;

/** The sockets of the drivers on a server whose others are those of staff. */
export function driversOf(io: { of(name: string): unknown }): DriverSockets {
  const namespace = io.of(DRIVER_NAMESPACE);
  if (!isDrivers(namespace)) throw new Error('the server has no namespace for drivers');
  return namespace;
}

/** What is sent on this namespace is of the drivers' protocol; the types of a server know one protocol only. */
const isDrivers = (namespace: unknown): namespace is DriverSockets =>
  namespace instanceof Namespace && namespace.name === DRIVER_NAMESPACE;
