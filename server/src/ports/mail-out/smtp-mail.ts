import { createTransport } from 'nodemailer';
import { ServiceError } from '../../kernel/service-error.ts';
import { askOutside } from '../../kernel/work.ts';
import { isLocal } from '../mail/imap-connection.ts';
import { type MailOutPort, type OutgoingMail, type RefusedAddress, refuseUnsafeHeaders } from './mail-out-port.ts';
import type { Environment } from '../../kernel/settings.ts';

const SERVICE = 'smtp';

/** Time-out for the server, ms. */
const TIMEOUT = 15_000;
const MOST_REASON = 300;

/** Sends over an SMTP server, one connection a mail. */
export function createSmtpMail(settings: SmtpSettings & { readonly timeout?: number }): MailOutPort {
  const { host, port, secure, login, from, timeout = TIMEOUT } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    // Requires TLS, so that a password is never sent in clear text.
    requireTLS: !secure && !isLocal(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    domain: from.split('@')[1] ?? 'localhost',
    async send(mail) {
      refuseUnsafeHeaders(mail);
      try {
        const { rejectedErrors } = await askOutside(SERVICE, () => transport.sendMail(messageOf(mail, from)));
        return (rejectedErrors ?? []).map((error) => refusalOf(error, error.recipient ?? ''));
      } catch (error) {
        return refusalsOf(error, mail.to);
      }
    },
    close: async () => transport.close(),
  };
}

const messageOf = (
  { messageId, to, subject, text, inReplyTo, references, attachments }: OutgoingMail,
  from: string,
) => ({
  from,
  to: [...to],
  subject,
  text,
  messageId,
  ...(inReplyTo !== null && { inReplyTo }),
  ...(references.length > 0 && { references: [...references] }),
  attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
});

interface SmtpFailure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly rejectedErrors?: unknown;
}

const isFailure = (error: unknown): error is SmtpFailure => typeof error === 'object' && error !== null;

const reasonOf = (error: unknown): string =>
  isFailure(error) && typeof error.response === 'string' ? error.response.slice(0, MOST_REASON) : '';

const refusalOf = (error: unknown, address: string): RefusedAddress => ({ address, reason: reasonOf(error) });

/** Refusals by address of a permanently refused mail. @throws ServiceError for every other failure */
function refusalsOf(error: unknown, to: readonly string[]): readonly RefusedAddress[] {
  const { code, responseCode } = isFailure(error) ? error : {};
  if (code === 'EAUTH') throw new ServiceError(SERVICE, 'settings', 'refuses user or password');
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  if (isFinal && (code === 'EENVELOPE' || code === 'EMESSAGE')) return to.map((address) => refusalOf(error, address));
  // The server's text may quote addresses: only the code is passed on.
  throw new ServiceError(SERVICE, 'unavailable', `cannot be reached: ${typeof code === 'string' ? code : 'unknown'}`);
}

/** Access to the SMTP server. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, which is optional only for a server on this machine. */
  readonly secure: boolean;
  /** Undefined: the server requires no sign-in. */
  readonly login: { readonly user: string; readonly password: string } | undefined;
  /** Bare sender address. */
  readonly from: string;
}

const ADDRESS = /^[^\s<>@]+@[\w.-]+$/u;

/**
 * SMTP_URL, SMTP_USER, SMTP_PASSWORD and SMTP_FROM; undefined without SMTP_URL: mails stay in the product.
 * @throws for an incomplete configuration; the message does not contain the password
 */
export function smtpOf({
  SMTP_URL,
  SMTP_USER: user,
  SMTP_PASSWORD: password,
  SMTP_FROM: from,
}: Environment): SmtpSettings | undefined {
  if (!SMTP_URL) {
    if (user || password || from) throw new Error('SMTP_USER, SMTP_PASSWORD and SMTP_FROM need SMTP_URL');
    return undefined;
  }
  const url = URL.canParse(SMTP_URL) ? new URL(SMTP_URL) : undefined;
  if (!url || !/^smtps?:$/u.test(url.protocol) || !url.hostname || url.username || url.password)
    throw new Error('SMTP_URL is the address of a server without user or password, as in smtps://mail.example');
  if (!from || !ADDRESS.test(from)) throw new Error('SMTP_URL needs SMTP_FROM, the address that mails come from');
  if (Boolean(user) !== Boolean(password))
    throw new Error('SMTP_USER and SMTP_PASSWORD are set together or not at all');
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/^\[|\]$/gu, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    login: user && password ? { user, password } : undefined,
    from,
  };
}
