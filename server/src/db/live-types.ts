import type { components } from '@navette/openapi/types';
import type { Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

type Schemas = components['schemas'];

export interface LiveTables {
  /** Keys of live records are push ids: texts that grow with time. */
  task: {
    id: string;
    status: Generated<Schemas['TaskStatus']>;
    title: string;
    date: string;
    time: string | null;
    comment: string | null;
    authorId: number | null;
  };
  /** Whom a task is assigned to. */
  task_user: {
    taskId: string;
    userId: number;
  };
  /** A driver asks for a booking once: asking again replaces what was asked. */
  demand: {
    key: string;
    bookingId: number;
    driverId: number;
    endtime: Moment;
    price: number | null;
    bookings: Json<Schemas['DemandBooking'][]>;
  };
  /** The last position of each driver. */
  driver_location: {
    driverId: number;
    latitude: number;
    longitude: number;
    time: Moment;
    charged: boolean;
    position: Json<Schemas['DriverLocation']['data']['position']>;
  };
  /** Location history of drivers, until it is pruned. */
  driver_position: {
    driverId: number;
    time: Moment;
    latitude: number;
    longitude: number;
    /** Metres a second. */
    speed: number | null;
    charged: boolean;
  };
  /** A session of a driver's app: no session of staff, whatever becomes of the user. */
  driver_session: {
    id: string;
    userId: number;
    driverId: number;
    createdAt: Moment;
    expiresAt: Moment;
  };
  /** A server process that is there, or was until a moment ago. */
  server_process: {
    id: string;
    seenAt: Moment;
  };
  /** A socket of a member of staff or of a driver's app, the process that has it, and what the app says of itself. */
  connected_app: {
    socketId: string;
    processId: string;
    userId: number;
    /** Null for a browser of staff. */
    driverId: number | null;
    connectedAt: Moment;
    info: Json<Schemas['AppInfo']> | null;
  };
  /** A user whose apps are set inactive. */
  inactive_app: {
    userId: number;
    since: Moment;
  };
  app_command: AppCommandTable;
  /** An app that a command was sent to; it answers with the id. */
  app_command_target: {
    id: string;
    commandId: number;
    socketId: string;
    userId: number;
    deliveredAt: Moment | null;
    answeredAt: Moment | null;
    answer: Json<Schemas['AppAnswer']> | null;
  };
}

export interface AppCommandTable {
  id: Generated<number>;
  at: Moment;
  byId: number | null;
  kind: Schemas['AppCommand']['kind'];
  action: Schemas['AppAction'] | null;
  /** Text of a message, a version, `true` or `false`. */
  data: string | null;
  /** Null for all. */
  toId: number | null;
  fromSocket: string;
  /** When its outcome was logged; null while answers are awaited. */
  settledAt: Generated<Date | null>;
}
