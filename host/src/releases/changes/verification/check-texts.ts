import { messageKey } from '@navette/shared/i18n';
import type { VerificationReport } from '../../requests/use-verification.ts';

/** Message key of each check. */
export const checkTexts: Readonly<Record<VerificationReport['checks'][number]['check'], string>> = {
  files: messageKey('releases.check.files'),
  signatures: messageKey('releases.check.signatures'),
  contract: messageKey('releases.check.contract'),
  operations: messageKey('releases.check.operations'),
  languages: messageKey('releases.check.languages'),
  budgets: messageKey('releases.check.budgets'),
  boot: messageKey('releases.check.boot'),
};
