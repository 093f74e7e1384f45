import type { components } from '@navette/openapi/types';
import { chakra } from '@chakra-ui/react/styled-system';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { brusselsNow, positionAge } from '../../domain/index.ts';
import { useT, type Translate } from '../../i18n/index.ts';

type Whereabouts = components['schemas']['Whereabouts'];

/** Next step with its expected time: "Pick-up expected 09:42", marked when estimated without a road; empty without a recent position. */
export function expectedText({ step, pickUpAt, arrivesAt, estimated }: Whereabouts, t: Translate): string {
  const expected = step === 'onBoard' ? arrivesAt : pickUpAt;
  if (!expected) return '';
  const { time } = brusselsNow(new Date(expected));
  return [t(`whereIs.${step}.expected`, { time }), estimated ? t('whereIs.estimated') : ''].filter(Boolean).join(' · ');
}

/** "12 min late" of a trip that is or is expected to be late; empty when on time. */
export const lateText = ({ late, lateMinutes }: Whereabouts, t: Translate): string =>
  late ? t('whereIs.late', { minutes: lateMinutes }) : '';

/**
 * Text of where the driver of a trip is: {@link expectedText}, {@link lateText}, age of the position: "Pick-up expected 09:42 · 12 min late · seen just
 * now". Says so when there is no position, or only an old one.
 */
export function whereaboutsText(where: Whereabouts, t: Translate, now: Date): string {
  const { step, seen } = where;
  const minutes = seen ? Math.floor(positionAge(seen.time, now) / 60) : 0;
  const age = seen && (minutes < 1 ? t('whereIs.seen.now') : t('whereIs.seen', { minutes }));
  return [expectedText(where, t) || t(`whereIs.${step}`), lateText(where, t), age ?? t('whereIs.noPosition')]
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
