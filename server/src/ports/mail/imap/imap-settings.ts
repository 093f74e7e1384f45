import type { Environment } from '../../../kernel/settings.ts';

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
