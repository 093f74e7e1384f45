import { pino } from 'pino';

/** One line of the audit stream: who read or changed what, by numbers, by a call or by a message of an app. Names and values stay in the log that staff can read. */
export interface AuditLine {
  /** Of a call; messages of sockets have none. */
  readonly incidentId?: string;
  readonly userId: number | null;
  readonly role: string | null;
  readonly action: 'read' | 'change' | 'sign-in' | 'refused';
  readonly operation: string;
  /** Number of the client it is about, where it is about one. */
  readonly client?: number | undefined;
  /** Numbers that the address of the call holds. */
  readonly record: Readonly<Record<string, number>>;
  /** How many people, and of which days, a list showed. */
  readonly read?: object | undefined;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  readonly outcome: string | null;
  readonly address: string;
}

/** The audit stream. */
export interface Audit {
  write(line: AuditLine): void;
  /** Writes what is left and closes the file. */
  close(): void;
}

/**
 * The audit stream of the configuration: a file that lines are added to, for its owner alone, or standard output, where `stream: "audit"` tells its
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
