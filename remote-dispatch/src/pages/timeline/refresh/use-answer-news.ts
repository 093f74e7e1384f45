import { messageKey, useT } from '@navette/shared/i18n';
import { playSound } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback, useEffect, useRef } from 'react';
import { fullName } from '../../../bookings/full-name.ts';
import type { TripChange } from '../model/timeline-change.ts';
import { timelineTrip, type TimelineBooking } from '../model/timeline-trip.ts';
import { spanText } from '../model/trip-text.ts';
import { answersOf, answersSince, type KnownAnswers, type NewAnswer } from './answers-since.ts';

const SAID = {
  ok: messageKey('timeline.news.ok'),
  not: messageKey('timeline.news.not'),
  time: messageKey('timeline.news.time'),
} as const;
/** More answers at once are told in one line. */
const ONE_BY_ONE = 2;
/** Sound and notice keep the page busy: what was answered is drawn before, ms. */
const TOLD_AFTER = 100;

/**
 * Sounds and a notice when drivers answered since the last look, a moment after the board shows it; nothing on the first.
 * @param show leads to the trip from its notice
 * @returns notes what this user saves, which is no news
 */
export function useAnswerNews(
  bookings: readonly TimelineBooking[] | undefined,
  show: (id: number) => void,
): (change: TripChange) => void {
  const t = useT();
  const toast = useToast();
  const known = useRef<KnownAnswers | null>(null);
  const own = useRef(new Map<number, TimelineBooking['accepted']>());
  const latest = useRef({ show, t, toast });
  useEffect(() => {
    latest.current = { show, t, toast };
  });

  useEffect(() => {
    if (!bookings) return;
    const news = known.current ? answersSince(known.current, bookings, own.current) : [];
    known.current = answersOf(bookings);
    // Seen otherwise since: the same answer, should it come again, is the driver's.
    for (const { id, accepted } of bookings) if (own.current.get(id) !== accepted) own.current.delete(id);
    if (news.length === 0) return;
    setTimeout(() => {
      for (const sound of new Set(news.map((answer) => answer.sound))) playSound(sound);
      tell(news, latest.current);
    }, TOLD_AFTER);
  }, [bookings]);

  return useCallback(({ id, accepted }: TripChange) => {
    if (accepted !== undefined) own.current.set(id, accepted);
    else own.current.delete(id);
  }, []);
}

interface Teller {
  readonly show: (id: number) => void;
  readonly t: ReturnType<typeof useT>;
  readonly toast: ReturnType<typeof useToast>;
}

function tell(news: readonly NewAnswer[], { show, t, toast }: Teller): void {
  const [first] = news;
  if (!first) return;
  if (news.length > ONE_BY_ONE) {
    toast.info(t('timeline.news.many', { count: news.length }), {
      action: { label: t('timeline.news.show'), run: () => show(first.booking.id) },
    });
    return;
  }
  for (const { booking, sound } of news) {
    const { id, driver_lastname, driver_firstname, client_lastname, client_firstname } = booking;
    const words = t(SAID[sound], {
      driver: fullName(driver_lastname, driver_firstname),
      client: fullName(client_lastname, client_firstname),
      times: spanText(timelineTrip(booking).span),
    });
    toast.info(words, { action: { label: t('timeline.news.show'), run: () => show(id) } });
  }
}
