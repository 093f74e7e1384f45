import type { Row } from '../../db/types.ts';
import type { AnswerOf } from '../../kernel/operation.ts';

/** A mail that was sent, as the contract answers it. */
export type SentMail = AnswerOf<'listSentMessages'>[number];

/** Whether a file of a mail is kept: all those of the outbox, and of a mail that left the PDF of its invoice, the last. */
export const isReadable = (
  { files, state, invoiceId }: Pick<Row<'sent_mail'>, 'files' | 'state' | 'invoiceId'>,
  number: number,
): boolean =>
  state === 'kept' ? number <= files.length : state === 'sent' && invoiceId !== null && number === files.length;

/** A sent mail under the names of the contract. */
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
