import type { BookingType } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Skeleton, Stack } from '@navette/shared/ui';
import { Dialog, SegmentedControl } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { EstimateNotice, RouteFailure } from './route-failure.tsx';
import { useDistance, type DistanceQuestion, type DistanceResult } from './get-distance.ts';
import { LegList, RouteText } from './route-text.tsx';
import { RouteMap } from './route-map.tsx';

/** The route that is shown. */
interface RouteMapDialogProps {
  /** Addresses of driver, client and destination, in this order. */
  readonly question: DistanceQuestion;
  /** `back` draws the return route; anything else the outbound one. */
  readonly type: BookingType;
  readonly onClose: () => void;
}

/** The route from the driver to the pick-up address and the destination, on a map or in words (specification/bookings.md#route-map). */
export function RouteMapDialog({ question, type, onClose }: RouteMapDialogProps): ReactNode {
  const t = useT();
  const [view, setView] = useState<'map' | 'text'>('map');
  const { data, error, refetch, isFetching } = useDistance(question);
  const segments = [
    { value: 'map' as const, label: t('routeMap.map') },
    { value: 'text' as const, label: t('routeMap.text') },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('routeMap.title')}
      size={800}
      headerAside={<SegmentedControl label={t('routeMap.view')} value={view} onChange={setView} segments={segments} />}
    >
      {data ? (
        view === 'map' ? (
          <OnMap result={data} type={type} />
        ) : (
          <RouteText result={data} />
        )
      ) : error ? (
        <RouteFailure {...{ error, question }} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Stack gap="3" aria-busy>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Stack>
      )}
    </Dialog>
  );
}

function OnMap({ result, type }: { readonly result: DistanceResult; readonly type: BookingType }): ReactNode {
  return (
    <Stack gap="3">
      {result.unavailable && <EstimateNotice unavailable={result.unavailable} />}
      <RouteMap result={result} type={type} />
      <LegList legs={type === 'back' ? result.back : result.to} />
    </Stack>
  );
}
