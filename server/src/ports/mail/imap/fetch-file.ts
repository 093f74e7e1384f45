import type { ImapFlow } from 'imapflow';
import { ServiceError } from '../../../kernel/service-error.ts';
import { type AttachmentAnswer, MOST_ATTACHMENT_BYTES } from '../mail-port.ts';
import { decodedBytes } from '../untrusted/parse-mail.ts';
import { SERVICE } from './imap-connection.ts';
import { fileOf, partOf } from './mail-parts.ts';

/** Overhead of the transfer encoding: base64 with line breaks. */
const ENCODED = 1.4;

/** A file of the mail of that number, by the number of its part. */
export async function fetchFile(client: ImapFlow, uid: string, key: string): Promise<AttachmentAnswer> {
  const mail = await client.fetchOne(uid, { uid: true, flags: true, bodyStructure: true }, { uid: true });
  const node =
    mail && !mail.flags?.has('\\Deleted') && mail.bodyStructure ? partOf(mail.bodyStructure, key) : undefined;
  if (!node) return 'unknown';
  const { name, size } = fileOf(node);
  if (size > MOST_ATTACHMENT_BYTES) return 'tooLarge';
  const fetched = await client.fetchOne(
    uid,
    { uid: true, bodyParts: [{ key, maxLength: Math.ceil(MOST_ATTACHMENT_BYTES * ENCODED) }] },
    { uid: true },
  );
  const content = fetched ? fetched.bodyParts?.get(key) : undefined;
  if (!content) return 'unknown';
  const decoded = await decodedBytes(node, content);
  if (!decoded) throw new ServiceError(SERVICE, 'refused', 'holds a file that takes too long to decode');
  return { name, content: decoded };
}
