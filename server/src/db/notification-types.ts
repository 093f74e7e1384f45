import type { NotificationKind, NotificationState } from '@navette/openapi/enums';
import type { Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

export interface DriverNotificationTable {
  id: Generated<string>;
  driverId: number;
  kind: NotificationKind;
  msg: string;
  /** The demand a driver answers; null for a message. */
  details: Json<Record<string, unknown>> | null;
  state: Generated<NotificationState>;
  /** Why it failed, as a code. */
  error: string | null;
  at: Moment;
  changedAt: Moment;
  /** A demand that nobody saw until then has failed. */
  endsAt: Date | null;
  byId: number | null;
  by: string | null;
  /** Hash of the content, which detects a second click. */
  print: string;
}
