import { ImapFlow } from 'imapflow';
import { ServiceError } from '../../kernel/service-error.ts';
import { askOutside } from '../../kernel/work.ts';
import type { Environment } from '../../kernel/settings.ts';

/** Name of the service, for messages. */
export const SERVICE = 'imap';

/** The single connection to the server, with the inbox selected; opened lazily, and again after a failure. */
interface ImapConnection {
  /** Runs commands on it, in a bounded time. @throws {ServiceError} */
  use<Result>(act: (client: ImapFlow) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

interface Options extends ImapSettings {
  /** Milliseconds for a whole call, including connecting. */
  readonly timeout?: number | undefined;
}

const TIMEOUT = 15_000;

/** Maximum idle time, ms: servers close idle connections after half an hour, some routers after five minutes. */
const IDLE = 240_000;

/** IDLE between commands, so that the server pushes changes and the connection stays open. */
export function createImapConnection({ timeout = TIMEOUT, ...settings }: Options): ImapConnection {
  let opened: Promise<ImapFlow> | undefined;

  const connect = (): Promise<ImapFlow> => {
    opened ??= open(settings, timeout).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  /** The library resolves with undefined when the connection breaks during a command: an answer is valid only if the connection is still usable. */
  const once = async <Result>(act: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const client = await connect();
    try {
      const result = await act(client);
      if (!client.usable) throw new ServiceError(SERVICE, 'unavailable', 'breaks the connection');
      return result;
    } finally {
      if (!client.usable) opened = undefined;
    }
  };

  const attempt = async <Result>(act: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const reused = await opened?.catch(() => undefined);
    try {
      return await once(act);
    } catch (error) {
      // Race: a reused connection may break at this moment, so that the command is retried once.
      if (!reused || reused.usable) throw error;
      return once(act);
    }
  };

  return {
    async use(act) {
      const { promise: late, stop } = timer(timeout);
      try {
        return await askOutside(SERVICE, () => Promise.race([attempt(act), late]));
      } catch (error) {
        if (error instanceof TooLate) {
          // Time-out: commands queued behind a missing answer fail too.
          opened?.then(
            (client) => client.close(),
            () => undefined,
          );
          opened = undefined;
        }
        throw faultOf(error, timeout);
      } finally {
        stop();
      }
    },
    async close() {
      const client = await opened?.catch(() => undefined);
      opened = undefined;
      client?.close();
    },
  };
}

async function open({ host, port, secure, user, password }: ImapSettings, timeout: number): Promise<ImapFlow> {
  const client = new ImapFlow({
    host,
    port,
    secure,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    maxIdleTime: IDLE,
    // Requires TLS, so that a password is never sent in clear text.
    ...(!secure && !isLocal(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    // The library's log would contain addresses and subjects.
    logger: false,
    disableBinary: true,
    maxLiteralSize: 50_000_000,
  });
  // A connection that breaks while idle is replaced by the next command.
  client.on('error', () => undefined);
  await client.connect();
  await client.mailboxOpen('INBOX');
  return client;
}

class TooLate extends Error {}

function timer(milliseconds: number): { promise: Promise<never>; stop: () => void } {
  let handle: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_, reject) => {
    handle = setTimeout(() => reject(new TooLate()), milliseconds);
  });
  promise.catch(() => undefined);
  return { promise, stop: () => clearTimeout(handle) };
}

/** Errors of the library may quote the server, and thus addresses: only the code is passed on. */
function faultOf(error: unknown, timeout: number): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof TooLate) return new ServiceError(SERVICE, 'unavailable', `does not answer within ${timeout} ms`);
  if (has(error, 'authenticationFailed')) return new ServiceError(SERVICE, 'settings', 'refuses user or password');
  if (has(error, 'responseStatus')) return new ServiceError(SERVICE, 'unexpected', 'refuses a command');
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return new ServiceError(
    SERVICE,
    'unavailable',
    typeof code === 'string' && /^\w+$/u.test(code) ? `cannot be reached: ${code}` : 'cannot be reached',
  );
}

const has = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && Boolean(Reflect.get(error, name));

/** Access to the IMAP server. */
export interface ImapSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, which is optional only for a server on this machine. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
}

/** MAIL_URL, MAIL_USER and MAIL_PASSWORD. @throws when one is missing; the message does not contain the password */
export function imapOf({ MAIL_URL, MAIL_USER: user, MAIL_PASSWORD: password }: Environment): ImapSettings {
  const url = MAIL_URL && URL.canParse(MAIL_URL) ? new URL(MAIL_URL) : undefined;
  if (
    !url ||
    !/^imaps?:$/u.test(url.protocol) ||
    !url.hostname ||
    !/^\/?$/u.test(url.pathname) ||
    url.search ||
    url.username ||
    url.password
  )
    throw new Error(
      'MAIL_SERVICE=imap needs MAIL_URL, the address of a server without user or password, as in imaps://mail.example',
    );
  if (!user || !password) throw new Error('MAIL_SERVICE=imap needs MAIL_USER and MAIL_PASSWORD');
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replaceAll(/^\[|\]$/gu, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user,
    password,
  };
}

/** Whether a server runs on this machine, where no encryption is needed. */
export const isLocal = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/u.test(host);
