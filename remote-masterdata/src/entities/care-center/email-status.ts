import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { MailQuestionMark, MailX } from 'lucide-react';
import { looksLikeEmail } from './looks-like-email.ts';

const wrong: StatusStyle = { tone: 'danger', icon: MailX, label: messageKey('carecenter.email.wrong') };
const missing: StatusStyle = { tone: 'warning', icon: MailQuestionMark, label: messageKey('carecenter.email.missing') };

/** Status of a missing or invalid e-mail address (specification/registers.md#care-centers); undefined for a valid one. */
export function emailStatus(email: string | null): StatusStyle | undefined {
  if (email === null || email.trim() === '') return missing;
  return looksLikeEmail(email) ? undefined : wrong;
}
