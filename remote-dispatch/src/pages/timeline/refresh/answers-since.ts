import { answerSound, type AnswerSound } from '@navette/shared/domain';
import type { TimelineBooking } from '../model/timeline-trip.ts';

/** A driver's answer that came since the last look. */
export interface NewAnswer {
  readonly booking: TimelineBooking;
  readonly sound: AnswerSound;
}

/** What each booking's answer was at the last look. */
export type KnownAnswers = ReadonlyMap<number, TimelineBooking['accepted']>;

/** What the answers are now. */
export const answersOf = (bookings: readonly TimelineBooking[]): KnownAnswers =>
  new Map(bookings.map(({ id, accepted }) => [id, accepted]));

/**
 * The answers above 1 that changed since the last look (S1 §2.8, DECISIONS 12). A booking that was not known then is no news: it came with other days.
 * @param own what this user just saved, which is no news either
 */
export const answersSince = (
  known: KnownAnswers,
  bookings: readonly TimelineBooking[],
  own: KnownAnswers,
): NewAnswer[] =>
  bookings.flatMap((booking) => {
    const { id, accepted } = booking;
    const sound = answerSound(accepted);
    const isNews = known.has(id) && known.get(id) !== accepted && own.get(id) !== accepted;
    return sound && isNews ? [{ booking, sound }] : [];
  });
