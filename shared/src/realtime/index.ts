/** The socket: events of the server, presence of staff, the live store, resync after a gap. */
export type { SocketStatus, OpenSocket, SocketPort } from './connection.ts';
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
export { liveQuery, useLive, type Live } from './live-store/use-live.ts';
export { onBookingUpdate, onResync, onServerEvent } from './live-events.ts';
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
export {
  fullOwnInfo,
  ownInfo,
  setOwnVersion,
  locationPermission,
  NO_LOCATION_ADDRESS,
  ownLocation,
} from './own-app.ts';
export {
  useLiveApps,
  useLiveBank,
  useLiveBookings,
  useLivePlatform,
  useLivePositions,
  usePresence,
  useSocketStatus,
} from './use-realtime.ts';
