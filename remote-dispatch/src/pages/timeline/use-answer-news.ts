import { clientName, driverName, answerSound, type AnswerSound } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { playSound } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback, useEffect, useRef } from 'react';
import { type TripChange, timelineTrip, type TimelineBooking } from './model/timeline-trip.ts';
import { spanText } from './model/trip-text.ts';

const NOTICES = {
  ok: messageKey('timeline.news.ok'),
  not: messageKey('timeline.news.not'),
  time: messageKey('timeline.news.time'),
} as const;

/** More answers than this at once are summarized in one notice. */
const MOST_SINGLE_NOTICES = 2;

/** Delay, ms, of sound and notice: they block the page, so the answer is drawn first. */
const NOTICE_DELAY = 100;

/**
 * Plays a sound and shows a notice when drivers answered since the last refresh, shortly after the board shows it;
 * nothing on the first load.
 * @param show goes to the trip from its notice
 * @returns records what this user saves, which is not reported
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
    // The answer has changed since: should the same one arrive again, it is the driver's.
    for (const { id, accepted } of bookings) if (own.current.get(id) !== accepted) own.current.delete(id);
    if (news.length === 0) return;
    setTimeout(() => {
      for (const sound of new Set(news.map((answer) => answer.sound))) playSound(sound);
      notify(news, latest.current);
    }, NOTICE_DELAY);
  }, [bookings]);

  return useCallback(({ id, accepted }: TripChange) => {
    if (accepted !== undefined) own.current.set(id, accepted);
    else own.current.delete(id);
  }, []);
}

interface NoticeSetup {
  readonly show: (id: number) => void;
  readonly t: ReturnType<typeof useT>;
  readonly toast: ReturnType<typeof useToast>;
}

function notify(news: readonly NewAnswer[], { show, t, toast }: NoticeSetup): void {
  const [first] = news;
  if (!first) return;
  if (news.length > MOST_SINGLE_NOTICES) {
    toast.info(t('timeline.news.many', { count: news.length }), {
      action: { label: t('timeline.news.show'), run: () => show(first.booking.id) },
    });
    return;
  }
  for (const { booking, sound } of news) {
    const { id } = booking;
    const words = t(NOTICES[sound], {
      driver: driverName(booking, 'text'),
      client: clientName(booking, 'text'),
      times: spanText(timelineTrip(booking).span),
    });
    toast.info(words, { action: { label: t('timeline.news.show'), run: () => show(id) } });
  }
}

/** A driver's answer that arrived since the last refresh. */
interface NewAnswer {
  readonly booking: TimelineBooking;
  readonly sound: AnswerSound;
}

/** Answer of each booking at the last refresh. */
type KnownAnswers = ReadonlyMap<number, TimelineBooking['accepted']>;

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
