import { pino } from 'pino';

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

/** The audit stream. */
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
