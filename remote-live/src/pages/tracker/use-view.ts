import type { MapTarget, Position } from '@navette/shared/ui-map';
import { useMemo, useState } from 'react';
import type { DriverRow } from './use-tracker.ts';

/** Zoom at which a driver or place is shown: labels are visible from here. */
const CLOSE = 15;
const NOWHERE = { latitude: undefined, longitude: undefined };

/** Target of the map: a place requested once, or the followed driver's current position. */
export function useView(rows: readonly DriverRow[] | undefined) {
  const [asked, setAsked] = useState<MapTarget>();
  const [followed, setFollowed] = useState<number>();
  const { latitude, longitude } = rows?.find(({ driver }) => driver.id === followed)?.seen?.position ?? NOWHERE;
  const following = useMemo(
    (): MapTarget | undefined =>
      latitude === undefined || longitude === undefined ? undefined : { positions: [{ latitude, longitude }] },
    [latitude, longitude],
  );
  return {
    followed,
    target: following ?? asked,
    pan: (position: Position) => {
      setFollowed(undefined);
      setAsked({ positions: [position], zoom: CLOSE });
    },
    follow: setFollowed,
    release: () => setFollowed(undefined),
  };
}
