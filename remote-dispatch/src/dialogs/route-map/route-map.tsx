import type { BookingType } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { MapView } from '@navette/shared/ui-map';
import type { ReactNode } from 'react';
import type { DistanceResult } from '../../distance/get-distance.ts';
import { routeOnMap } from './route-on-map.ts';

/** The route on a map; the same as text is shown beside it. */
export function RouteMap({ result, type }: { readonly result: DistanceResult; readonly type: BookingType }): ReactNode {
  const t = useT();
  return (
    <MapView
      label={t('routeMap.of', { type: t(vocabulary.bookingType(type)) })}
      {...routeOnMap(result, type)}
      height="min(26rem, 55dvh)"
    />
  );
}
