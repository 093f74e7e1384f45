/** What a driver is told about a booking: the booking itself, a reminder, a change, a cancellation. */
export type Occasion = 'ask' | 'notify' | 'edit' | 'cancel';

/** The texts that are offered (S1 §2.12). Drivers are written to in French, whatever the language of the office's screens. */
export const OFFERED_TEXTS = {
  notify: 'Veuillez toujours clôturer direct après un transport.',
  edit: 'Un transport a été modifié.',
  cancel: 'Un transport est annulé.',
} as const satisfies Record<Exclude<Occasion, 'ask'>, string>;

/** What the message starts with. */
export const textFor = (occasion: Occasion): string => (occasion === 'ask' ? 'Un nouveau transport vous est proposé.' : OFFERED_TEXTS[occasion]);
