import { SECRET_NAMES } from '@navette/shared/domain';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Structured lines on standard output, without passwords, tokens and national numbers wherever they occur.
 * @param fields added to every line
 */
export function createLogger(level: string, destination?: DestinationStream, fields?: () => object): Logger {
  const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: errorLine },
      ...(fields && { mixin: fields }),
    },
    destination ?? linesOfATurn(),
  );
}

/**
 * Standard output, written once a turn of the event loop: under load many calls end in one turn, and a system call for the line of each would be a fifth
 * of their cost. An exit in between writes what waits.
 */
function linesOfATurn(): DestinationStream & { flushSync(): void } {
  const output = pino.destination({ dest: 1, sync: true });
  let waiting = '';
  const flushSync = () => {
    const lines = waiting;
    waiting = '';
    if (lines) output.write(lines);
  };
  process.on('exit', flushSync);
  return {
    flushSync,
    write: (line) => {
      if (!waiting) setImmediate(flushSync);
      waiting += line;
    },
  };
}

/** PostgreSQL quotes personal values in `detail` and `where`, so these are left out. */
function errorLine(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { name, message, code, constraint, stack, ...(cause !== undefined && { cause: errorLine(cause) }) };
}
