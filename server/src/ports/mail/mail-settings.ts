import { gmailOf, type GmailSettings } from './gmail/gmail-settings.ts';
import { imapOf, type ImapSettings } from './imap/imap-settings.ts';
import type { Environment } from '../../kernel/settings.ts';

/** The configured mailbox of the office. */
export type MailSettings =
  | ({ readonly service: 'imap' } & ImapSettings)
  | ({ readonly service: 'gmail' } & GmailSettings);

/**
 * The service configured by MAIL_SERVICE; undefined for the embedded mailbox.
 * @throws for an incomplete configuration, which would pass an empty mailbox off as the real one
 */
export function mailOf(env: Environment): MailSettings | undefined {
  const { MAIL_SERVICE: service } = env;
  if (!service) {
    const lost = (['MAIL_URL', 'MAIL_USER', 'MAIL_PASSWORD', 'GMAIL_KEY_FILE', 'GMAIL_REFRESH_TOKEN'] as const).find(
      (name) => env[name],
    );
    if (lost) throw new Error(`${lost} needs MAIL_SERVICE: imap or gmail`);
    return undefined;
  }
  if (service === 'imap') return { service, ...imapOf(env) };
  if (service === 'gmail') return { service, ...gmailOf(env) };
  throw new Error(`MAIL_SERVICE is imap or gmail, not ${service}`);
}
