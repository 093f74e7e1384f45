import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface OfficeTables {
  setting: SettingTable;
  log: LogTable;
  daily_report: DailyReportTable;
  ticket: TicketTable;
  discarded_file: DiscardedFileTable;
  unclean_photo: UncleanPhotoTable;
  setting_history: SettingHistoryTable;
  record_change: RecordChangeTable;
}

export interface SettingTable {
  id: Generated<number>;
  variable: string;
  value: string | null;
}

export interface SettingHistoryTable {
  id: Generated<number>;
  at: Moment;
  userId: number | null;
  userName: string;
  variable: string;
  before: string | null;
  after: string | null;
}

export interface RecordChangeTable {
  kind: string;
  key: string;
  userName: string;
  at: Moment;
}

export interface LogTable {
  id: Generated<number>;
  time: Moment;
  userId: number | null;
  role: string | null;
  method: string;
  url: string;
  body: string | null;
  operation: Generated<string | null>;
  details: ColumnType<LoggedDetails | null, string | null | undefined, string | null>;
}

/** What a line of the log says besides the call. */
export interface LoggedDetails {
  readonly subject: string | null;
  /** Number of the record that the call created. */
  readonly recordId?: number;
  readonly outcome: 'done' | 'recovery' | 'refused' | 'wrongOtp' | 'blocked' | 'denied' | 'limited' | null;
  /** Network address of a call with an outcome. */
  readonly address?: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

export interface DailyReportTable {
  id: Generated<number>;
  date: string;
  time: string;
  userId: number | null;
  userName: string;
  report: string;
}

export interface TicketTable {
  id: string;
  bookingId: number;
  driverId: number | null;
  date: string | null;
  /** What the file port calls the photo. */
  fileKey: string;
  contentType: string;
}

/** A file that something had which is gone, until it is deleted. */
export interface DiscardedFileTable {
  id: Generated<number>;
  key: string;
  /** When deleting it failed the last time. */
  triedAt: Date | null;
}

/** A photo that was stored with the data of its camera, until it is cleaned. */
export interface UncleanPhotoTable {
  key: string;
  /** When cleaning it failed the last time. */
  triedAt: Date | null;
}
