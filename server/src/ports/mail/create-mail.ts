import type { Db } from '../../db/database.ts';
import type { OutageLog } from '../http/circuit.ts';
import { createDatabaseMail } from './embedded/database-mail.ts';
import { createGmailMail } from './gmail/gmail-mail.ts';
import { createGmailTokens } from './gmail/gmail-tokens.ts';
import { createImapMail } from './imap/imap-mail.ts';
import type { MailPort, MailHead, FullMail } from './mail-port.ts';
import type { MailSettings } from './mail-settings.ts';
import { createBackoff, type Backoff } from './backoff.ts';
import { type Mailbox, withSafeContent } from './safe-mail.ts';
import { createCache } from '../http/response-cache.ts';

interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now: () => Date;
}

/** The configured mailbox: a service with backoff, or the embedded one. */
export function createMail(settings: MailSettings | undefined, db: Db, { log, now }: Surroundings): Mailbox {
  if (!settings) return withSafeContent(createDatabaseMail(db, now));
  const guard = createBackoff({ service: settings.service, log, now });
  return withSafeContent(withSharedAnswers(mailAt(settings, now), guard, now));
}

function mailAt(settings: MailSettings, now: () => Date): MailPort {
  if (settings.service === 'imap') return createImapMail(settings);
  return createGmailMail({ ...settings, tokens: createGmailTokens({ ...settings, now }) });
}

/** Time to live of a shared answer, ms. */
const TIME_TO_LIVE = 4_000;

/** Request coalescing: pages that poll the same within seconds share one call. Failures start the backoff; a change invalidates. */
export function withSharedAnswers(port: MailPort, guard: Backoff, now: () => Date): MailPort {
  const options = { timeToLive: TIME_TO_LIVE, limit: 20, now };
  const [heads, mails] = [createCache<MailHead[]>(options), createCache<FullMail[]>(options)];
  let changes = 0;
  const change = async (act: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await guard.run(act);
    } finally {
      changes += 1;
    }
  };
  return {
    list: (search, limit) =>
      heads(JSON.stringify([changes, search, limit]), () => guard.run(() => port.list(search, limit))),
    read: (search, limit) =>
      mails(JSON.stringify([changes, search, limit]), () => guard.run(() => port.read(search, limit))),
    attachment: (id, attachmentId) => guard.run(() => port.attachment(id, attachmentId)),
    thread: (id) => guard.run(() => port.thread(id)),
    remove: (id) => change(() => port.remove(id)),
    mark: (id, unread) => change(() => port.mark(id, unread)),
    close: () => port.close(),
  };
}
