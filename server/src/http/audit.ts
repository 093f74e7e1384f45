import { pino } from 'pino';
import type { IncomingMessage } from 'node:http';
import type { DoneMessage } from '../live/driver-app/serve-app.ts';

/**
 * A line of the audit stream: who read or changed what, by ids only, through a call or a message of an app. Names and values are only in the log that
 * staff can read.
 */
export interface AuditLine {
  /** Of a call; socket messages have none. */
  readonly incidentId?: string;
  readonly userId: number | null;
  readonly role: string | null;
  readonly action: 'read' | 'change' | 'sign-in' | 'refused';
  readonly operation: string;
  /** Id of the client concerned, if any. */
  readonly client?: number | undefined;
  /** Numeric path parameters of the call. */
  readonly record: Readonly<Record<string, number>>;
  /** Number of people, and days, in a returned list. */
  readonly read?: object | undefined;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  readonly outcome: string | null;
  readonly address: string;
}

export interface Audit {
  write(line: AuditLine): void;
  /** Flushes and closes the file. */
  close(): void;
}

/**
 * The configured audit stream: appends to a file readable by its owner only, or writes to standard output, where `stream: "audit"` distinguishes its
 * lines from those of the log.
 * @param target path of the file, or `stdout`
 */
export function createAudit(target: string): Audit {
  const destination = target === 'stdout' ? 1 : target;
  const stream = pino.destination({ dest: destination, sync: true, mkdir: true, mode: 0o600 });
  const log = pino({ base: { stream: 'audit' }, timestamp: pino.stdTimeFunctions.isoTime }, stream);
  return {
    write: (line) => log.info(line),
    close: () => {
      if (target !== 'stdout') stream.end();
    },
  };
}

const CHANGES: ReadonlySet<DoneMessage['event']> = new Set(['answer', 'charged', 'finish', 'demand', 'ticket']);

/** Writes the drivers' apps' reads and changes of patient data to the audit stream; positions and delivery receipts are neither. */
export const auditApps =
  (audit: Audit, addressOf: (request: IncomingMessage) => string) =>
  ({ event, caller, message, result, request }: DoneMessage): void => {
    const isRead = event === 'bookings' && Array.isArray(result);
    if (!isRead && !CHANGES.has(event)) return;
    const date = textIn(message, 'date');
    audit.write({
      userId: caller.user.id,
      role: 'driver',
      action: isRead ? 'read' : 'change',
      operation: `socket ${event}`,
      record: { driver: caller.driverId, ...numberIn(message, 'bookingId') },
      ...(isRead && { read: { count: result.length, ...(date && { startDate: date, endDate: date }) } }),
      outcome: null,
      address: addressOf(request),
    });
  };

const fieldOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;

const textIn = (message: unknown, name: string): string | undefined => {
  const value = fieldOf(message, name);
  return typeof value === 'string' ? value : undefined;
};

const numberIn = (message: unknown, name: string): Record<string, number> => {
  const value = fieldOf(message, name);
  return typeof value === 'number' ? { [name]: value } : {};
};
