import type { Environment } from '../../../kernel/settings.ts';

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
