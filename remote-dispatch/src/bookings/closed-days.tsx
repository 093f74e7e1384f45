import { $api } from '@navette/shared/api';
import { isClosed, type IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/**
 * Last closed day of the money of bookings (specification/closing.md#lock-dates); null for none, and until it is read: the server refuses in any
 * case.
 */
export function useClosedUntil(): IsoDate | null {
  const { data } = $api.useQuery('get', '/service/closing/dates', {}, { meta: { failure: 'inPlace' } });
  return data?.find(({ kind }) => kind === 'bookings')?.until ?? null;
}

/** Notice of a form, and why it cannot save: props of its dialog. */
interface ClosedDays {
  readonly banner: ReactNode;
  readonly saveBlocked: string | undefined;
}

/** Tells the user of a form before saving that bookings on some of its days can't be made or moved, as their money is closed. */
export function useClosedDays(days: readonly (IsoDate | null)[]): ClosedDays {
  const t = useT();
  const { formatDate } = useFormats();
  const until = useClosedUntil();
  if (until === null || !days.some((day) => day !== null && isClosed(day, until)))
    return { banner: null, saveBlocked: undefined };
  const date = formatDate(until);
  return {
    banner: <Alert title={t('closed.bookings', { date })}>{t('closed.bookings.later')}</Alert>,
    saveBlocked: t('closed.bookings.until', { date }),
  };
}

/** Notice on a booking whose day is closed: its money stays, the rest may change. */
export function ClosedBooking({ until }: { readonly until: IsoDate }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  return <Alert title={t('closed.bookings', { date: formatDate(until) })}>{t('closed.bookings.stays')}</Alert>;
}
