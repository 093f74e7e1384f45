import type { Db } from '../../db/database.ts';
import type { OutageLog } from '../http/circuit.ts';
import { createDatabaseMail } from './embedded/database-mail.ts';
import { createGmailMail } from './gmail/gmail-mail.ts';
import { createGmailTokens } from './gmail/gmail-tokens.ts';
import { createImapMail } from './imap/imap-mail.ts';
import type { MailPort } from './mail-port.ts';
import type { MailSettings } from './mail-settings.ts';
import { createBackoff } from './outage/backoff.ts';
import { withSharedAnswers } from './outage/shared-answers.ts';
import { type Mailbox, withSafeContent } from './safe/safe-mail.ts';

interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now: () => Date;
}

/** The mailbox as it is configured: at a service that is left alone after failures, or the embedded one. */
export function createMail(settings: MailSettings | undefined, db: Db, { log, now }: Surroundings): Mailbox {
  if (!settings) return withSafeContent(createDatabaseMail(db, now));
  const guard = createBackoff({ service: settings.service, log, now });
  return withSafeContent(withSharedAnswers(mailAt(settings, now), guard, now));
}

function mailAt(settings: MailSettings, now: () => Date): MailPort {
  if (settings.service === 'imap') return createImapMail(settings);
  return createGmailMail({ ...settings, tokens: createGmailTokens({ ...settings, now }) });
}
