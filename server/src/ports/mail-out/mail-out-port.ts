/** A file that goes out with a mail. */
export interface OutgoingFile {
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  readonly content: Buffer;
}

/** A mail that leaves the office. */
export interface OutgoingMail {
  /** Message-ID with its brackets. The same one when the mail is tried again, by which mail servers drop doubles. */
  readonly messageId: string;
  /** Bare addresses, at least one. */
  readonly to: readonly string[];
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Message-ID of the mail that it answers; null when it answers none. */
  readonly inReplyTo: string | null;
  /** Message-IDs of the conversation, the oldest first. */
  readonly references: readonly string[];
  readonly attachments: readonly OutgoingFile[];
}

/** An address that the mail server does not take, with its words for it, at most 300 characters. */
export interface RefusedAddress {
  readonly address: string;
  readonly reason: string;
}

/**
 * Sends the mails of the office. Every adapter passes mail-out-port.contract.ts.
 * `send` answers the addresses that are refused: the others have got the mail. It rejects with a ServiceError when the service fails,
 * within a bounded time, and with an {@link UnsafeHeaderError} when a header would hold a line break.
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

/** A header that would start another one. */
export class UnsafeHeaderError extends Error {
  override readonly name = 'UnsafeHeaderError';
}

/** @throws UnsafeHeaderError when a header of the mail holds a line break or another control character */
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
