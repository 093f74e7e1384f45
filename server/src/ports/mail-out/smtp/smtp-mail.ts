import { createTransport } from 'nodemailer';
import { ServiceError } from '../../../kernel/service-error.ts';
import { askOutside } from '../../../kernel/work.ts';
import { isLocal } from '../../mail/imap/imap-settings.ts';
import { type MailOutPort, type OutgoingMail, type RefusedAddress, refuseUnsafeHeaders } from '../mail-out-port.ts';
import type { SmtpSettings } from './smtp-settings.ts';

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
