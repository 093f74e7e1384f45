import { answerSound, type AnswerSound } from '@navette/shared/domain';
import type { TimelineBooking } from '../model/timeline-trip.ts';

/** A driver's answer that arrived since the last refresh. */
export interface NewAnswer {
  readonly booking: TimelineBooking;
  readonly sound: AnswerSound;
}

/** Answer of each booking at the last refresh. */
export type KnownAnswers = ReadonlyMap<number, TimelineBooking['accepted']>;

/** Current answers. */
export const answersOf = (bookings: readonly TimelineBooking[]): KnownAnswers =>
  new Map(bookings.map(({ id, accepted }) => [id, accepted]));

/**
 * Answers above 1 that changed since the last refresh (specification/timeline.md#sounds). A booking that was unknown then is not
 * reported: it was loaded with other days.
 * @param own what this user just saved, which is not reported either
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
