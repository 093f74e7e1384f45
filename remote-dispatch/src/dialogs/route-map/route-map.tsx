import type { BookingType } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { Stack } from '@navette/shared/ui';
import { MapView } from '@navette/shared/ui-map';
import type { ReactNode } from 'react';
import type { DistanceResult } from '../../distance/get-distance.ts';
import { LegList } from './leg-list.tsx';
import { routeOnMap } from './route-on-map.ts';

/** The way on a map, and its legs in words under it. */
export function RouteMap({ result, type }: { readonly result: DistanceResult; readonly type: BookingType }): ReactNode {
  const t = useT();
  return (
    <Stack gap="3">
      <MapView label={t('routeMap.of', { type: t(vocabulary.bookingType(type)) })} {...routeOnMap(result, type)} height="min(26rem, 55dvh)" />
      <LegList legs={type === 'back' ? result.back : result.to} />
    </Stack>
  );
}
