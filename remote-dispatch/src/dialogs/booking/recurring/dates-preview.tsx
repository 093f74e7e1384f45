import type { IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Dates named one by one before the rest is counted. */
const NAMED = 6;

/** Which dates would be added: how many, the first ones, and the last. */
export function DatesPreview({ dates }: { readonly dates: readonly IsoDate[] }): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const say = (date: IsoDate): string => `${formatWeekday(date, 'short')} ${formatDate(date)}`;
  const last = dates.at(-1);
  const named = dates.slice(0, NAMED).map(say).join(', ');
  return (
    <Text role="status" tone="muted" textStyle="xs" marginTop="2" minHeight="4">
      {last === undefined
        ? t('booking.recurring.none')
        : t('booking.recurring.preview', { count: dates.length, dates: dates.length > NAMED ? `${named} … ${say(last)}` : named })}
    </Text>
  );
}
