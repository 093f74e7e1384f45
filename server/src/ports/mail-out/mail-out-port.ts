import type { Row } from '../../db/types.ts';
import type { AnswerOf } from '../../kernel/operation.ts';

interface OutgoingFile {
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  readonly content: Buffer;
}

/** An outgoing mail. */
export interface OutgoingMail {
  /** Message-ID with its brackets. Unchanged on a retry, so that mail servers drop duplicates. */
  readonly messageId: string;
  /** Bare addresses, at least one. */
  readonly to: readonly string[];
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Message-ID of the answered mail; null for none. */
  readonly inReplyTo: string | null;
  /** Message-IDs of the conversation, the oldest first. */
  readonly references: readonly string[];
  readonly attachments: readonly OutgoingFile[];
}

/** An address refused by the mail server, with its reason, at most 300 characters. */
export interface RefusedAddress {
  readonly address: string;
  readonly reason: string;
}

/**
 * Sends the mails of the office. Every adapter passes mail-out-port.contract.ts. `send` returns the refused addresses: the others got the mail. It
 * rejects with a ServiceError when the service fails, within a bounded time, and with an {@link UnsafeHeaderError} when a header contains a line
 * break.
 */
export interface MailOutPort {
  /** Whether mails leave the product; false: they are kept in it, because no mail server is configured. */
  readonly delivers: boolean;
  /** Domain of the sender, for Message-IDs. */
  readonly domain: string;
  send(mail: OutgoingMail): Promise<readonly RefusedAddress[]>;
  /** Closes connections. */
  close(): Promise<void>;
}

/** Thrown for a header with a line break, which would start another header. */
class UnsafeHeaderError extends Error {
  override readonly name = 'UnsafeHeaderError';
}

/** @throws UnsafeHeaderError when a header of the mail contains a line break or another control character */
export function refuseUnsafeHeaders({
  messageId,
  to,
  subject,
  inReplyTo,
  references,
  attachments,
}: OutgoingMail): void {
  const files = attachments.flatMap(({ name, type }) => [name, type]);
  for (const header of [messageId, ...to, subject, inReplyTo ?? '', ...references, ...files])
    if (/\p{Cc}/u.test(header)) throw new UnsafeHeaderError('a header of the mail holds a control character');
}

/** A sent mail, as in the contract. */
export type SentMail = AnswerOf<'listSentMessages'>[number];

/** Whether an attachment is still stored: all those of the outbox; of a mail no longer there only the PDF of its invoice, the last. */
export const isReadable = (
  { files, state, invoiceId }: Pick<Row<'sent_mail'>, 'files' | 'state' | 'invoiceId'>,
  number: number,
): boolean =>
  state === 'kept' ? number <= files.length : state === 'sent' && invoiceId !== null && number === files.length;

/** A sent mail with the names of the contract. */
export const toSentMail = ({
  id,
  recipients,
  subject,
  text,
  files,
  userName,
  at,
  state,
  invoiceId,
}: Row<'sent_mail'>): SentMail => ({
  id,
  to: recipients,
  subject,
  text,
  files,
  readable: files.map((_name, index) => index + 1).filter((number) => isReadable({ files, state, invoiceId }, number)),
  user_name: userName,
  at: at.toISOString(),
  state,
});
