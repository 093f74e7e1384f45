import type { Row } from '../../db/types.ts';
import type { AnswerOf } from '../../kernel/operation.ts';

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
