import type { FailureKind } from '@navette/shared/federation';
import { messageKey } from '@navette/shared/i18n';

/** User-facing text of each kind of failure. */
export const failureText: Readonly<Record<FailureKind, string>> = {
  notFound: messageKey('load.failure.notFound'),
  html: messageKey('load.failure.html'),
  syntax: messageKey('load.failure.syntax'),
  hang: messageKey('load.failure.hang'),
  threw: messageKey('load.failure.threw'),
  contract: messageKey('load.failure.contract'),
  integrity: messageKey('load.failure.integrity'),
  sharedModule: messageKey('load.failure.sharedModule'),
  unreachable: messageKey('load.failure.unreachable'),
};
