import type { components } from '@navette/openapi/types';
import { chakra } from '@chakra-ui/react/styled-system';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { brusselsNow, positionAge } from '../../domain/index.ts';
import { useT, type Translate } from '../../i18n/index.ts';

type Whereabouts = components['schemas']['Whereabouts'];

const time = (instant: string): string => brusselsNow(new Date(instant)).time;

/**
 * Text of where the driver of a trip is: next step with the expected time, delay, age of the position: "On the way: pick-up expected 09:42 · 12 min
 * late · seen just now". Says so when there is no position, or only an old one.
 */
export function whereaboutsText(where: Whereabouts, t: Translate, now: Date): string {
  const { step, seen, pickUpAt, arrivesAt, late, lateMinutes, estimated } = where;
  const minutes = seen ? Math.floor(positionAge(seen.time, now) / 60) : 0;
  const age = seen && (minutes < 1 ? t('whereIs.seen.now') : t('whereIs.seen', { minutes }));
  const expected = step === 'onBoard' ? arrivesAt : pickUpAt;
  return [
    expected ? t(`whereIs.${step}.expected`, { time: time(expected) }) : t(`whereIs.${step}`),
    late ? t('whereIs.late', { minutes: lateMinutes }) : '',
    age ?? t('whereIs.noPosition'),
    expected && estimated ? t('whereIs.estimated') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Line with {@link whereaboutsText}, marked when the trip is or will be late. */
export function WhereIs({ where, now }: { readonly where: Whereabouts; readonly now: Date }): ReactNode {
  const t = useT();
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color={where.late ? 'fg.error' : 'fg'}>
      <MapPin size={16} aria-hidden style={{ flexShrink: 0 }} />
      {whereaboutsText(where, t, now)}
    </chakra.span>
  );
}
