import type { components } from '@navette/openapi/types';
import type { Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

type Schemas = components['schemas'];

export interface LiveTables {
  task: TaskTable;
  task_user: TaskUserTable;
  demand: DemandTable;
  driver_location: DriverLocationTable;
  driver_position: DriverPositionTable;
  driver_session: DriverSessionTable;
  server_process: ServerProcessTable;
  connected_staff: ConnectedStaffTable;
}

/** Keys of live records are push ids: texts that grow with time. */
export interface TaskTable {
  id: string;
  status: Generated<Schemas['TaskStatus']>;
  title: string;
  date: string;
  time: string | null;
  comment: string | null;
  authorId: number | null;
}

/** Whom a task is assigned to. */
export interface TaskUserTable {
  taskId: string;
  userId: number;
}

/** A driver asks for a booking once: asking again replaces what was asked. */
export interface DemandTable {
  key: string;
  bookingId: number;
  driverId: number;
  endtime: Moment;
  price: number | null;
  bookings: Json<Schemas['DemandBooking'][]>;
}

/** The last position of each driver. */
export interface DriverLocationTable {
  driverId: number;
  latitude: number;
  longitude: number;
  time: Moment;
  charged: boolean;
  position: Json<Schemas['DriverLocation']['data']['position']>;
}

/** Location history of drivers, until it is pruned. */
export interface DriverPositionTable {
  driverId: number;
  time: Moment;
  latitude: number;
  longitude: number;
  /** Metres a second. */
  speed: number | null;
  charged: boolean;
}

/** A session of a driver's app: no session of staff, whatever becomes of the user. */
export interface DriverSessionTable {
  id: string;
  userId: number;
  driverId: number;
  createdAt: Moment;
  expiresAt: Moment;
}

/** A server process that is there, or was until a moment ago. */
export interface ServerProcessTable {
  id: string;
  seenAt: Moment;
}

/** A socket of a member of staff, and the process that has it. */
export interface ConnectedStaffTable {
  socketId: string;
  processId: string;
  userId: number;
  connectedAt: Moment;
}
