import type { FastifyBaseLogger } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Logger that is made when it first logs: nearly no call does, and redacting the bindings of a child costs more than the rest of its log line. */
export class LateLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #logger(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.#logger.level;
  }

  set level(level: string) {
    this.#logger.level = level;
  }

  child(...values: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger.child(...values);
  }

  fatal(...values: unknown[]): void {
    this.#log('fatal', values);
  }

  error(...values: unknown[]): void {
    this.#log('error', values);
  }

  warn(...values: unknown[]): void {
    this.#log('warn', values);
  }

  info(...values: unknown[]): void {
    this.#log('info', values);
  }

  debug(...values: unknown[]): void {
    this.#log('debug', values);
  }

  trace(...values: unknown[]): void {
    this.#log('trace', values);
  }

  silent(...values: unknown[]): void {
    this.#log('silent', values);
  }

  #log(level: Level, values: readonly unknown[]): void {
    Reflect.apply(this.#logger[level], this.#logger, values);
  }
}
