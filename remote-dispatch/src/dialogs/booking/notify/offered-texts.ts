import { OFFERED_TEXTS } from '@navette/shared/ui-form';

/** What a driver is notified of: the booking itself, a reminder, a change, a cancellation. */
export type Occasion = 'ask' | keyof typeof OFFERED_TEXTS;

/** What the message starts with. */
export const textFor = (occasion: Occasion): string =>
  occasion === 'ask' ? 'Un nouveau transport vous est proposé.' : OFFERED_TEXTS[occasion];
