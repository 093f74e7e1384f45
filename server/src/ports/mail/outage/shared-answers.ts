import { createMemory } from '../../http/memory.ts';
import type { MailHead, MailPort, WholeMail } from '../mail-port.ts';
import type { GrowingPause } from './growing-pause.ts';

/** Milliseconds for which pages that poll share an answer. */
const KEEP = 4_000;

/** A mailbox at a service, asked once for all pages that ask the same within a moment, and left alone after failures. A change is seen by the next question. */
export function withSharedAnswers(port: MailPort, guard: GrowingPause, now: () => Date): MailPort {
  const memory = { keep: KEEP, most: 20, now };
  const [heads, mails] = [createMemory<MailHead[]>(memory), createMemory<WholeMail[]>(memory)];
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
    remove: (id) => change(() => port.remove(id)),
    mark: (id, unread) => change(() => port.mark(id, unread)),
    close: () => port.close(),
  };
}
