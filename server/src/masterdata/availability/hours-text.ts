import { SLOTS } from '@navette/shared/domain';

/** `07:00-09:00, 17:00-19:00`: the unavailable hours, independent of the language; null for none. */
export const hoursText = (slots: readonly number[]): string | null =>
  SLOTS.filter(({ index }) => slots.includes(index))
    .map(({ from, to }) => `${from}-${to}`)
    .join(', ') || null;
