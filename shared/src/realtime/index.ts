/** The socket: events of the server, presence of staff, the live store, resync after a gap. */
export type { SocketStatus } from './connection.ts';
export type {
  ActionMessage,
  AnnouncedRelease,
  AppCommands,
  BookingUpdate,
  CommandReply,
  ConnectedUser,
  SayMessage,
  ServerEvent,
  ServerEvents,
  TestMessage,
} from './events.ts';
export type {
  Demand,
  DriverLocation,
  LiveCollection,
  LiveRecords,
  ParkingTicket,
  Task,
} from './live-store/live-records.ts';
export type { LiveState, LiveStore, LiveSubscription } from './live-store/live-store.ts';
export { liveStore, subscribeLive } from './live-store/suite-live-store.ts';
export { liveQuery } from './live-store/use-live.ts';
export type { LiveQuery } from './live-store/use-live.ts';
export { useLive } from './live-store/use-live.ts';
export type { Live } from './live-store/use-live.ts';
export { onBookingUpdate, onResync, onServerEvent } from './live-events.ts';
export type { OpenSocket, SocketPort } from './connection.ts';
export {
  announcedReleaseAtom,
  presenceAtom,
  answerAppCommand,
  reconnect,
  sendAppCommand,
  sendToStaff,
  socketStatusAtom,
  startRealtime,
} from './start-realtime.ts';
export { fullOwnInfo, ownInfo, setOwnVersion } from './own-app.ts';
export { locationPermission, NO_LOCATION_ADDRESS, ownLocation } from './own-app.ts';
export type { LocationPermission, LocationProblem, OwnLocation } from './own-app.ts';
export { useLiveApps, useLiveBookings, useLivePlatform, usePresence, useSocketStatus } from './use-realtime.ts';
