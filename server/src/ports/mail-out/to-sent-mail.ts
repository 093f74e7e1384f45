import type { Row } from '../../db/types.ts';
import type { AnswerOf } from '../../kernel/operation.ts';

/** A mail that was sent, as the contract answers it. */
export type SentMail = AnswerOf<'listSentMessages'>[number];

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
}: Row<'sent_mail'>): SentMail => ({
  id,
  to: recipients,
  subject,
  text,
  files,
  user_name: userName,
  at: at.toISOString(),
  state,
});
