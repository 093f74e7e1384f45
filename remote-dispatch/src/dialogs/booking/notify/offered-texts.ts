import type { NoticeButton } from '@navette/shared/domain';
import { OFFERED_TEXTS } from '@navette/shared/ui-form';

/** What the message starts with. */
export const textFor = (occasion: NoticeButton): string =>
  occasion === 'ask' ? 'Un nouveau transport vous est proposé.' : OFFERED_TEXTS[occasion];
