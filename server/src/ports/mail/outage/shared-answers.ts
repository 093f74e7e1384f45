import { createCache } from '../../http/response-cache.ts';
import type { MailHead, MailPort, FullMail } from '../mail-port.ts';
import type { Backoff } from './backoff.ts';

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
