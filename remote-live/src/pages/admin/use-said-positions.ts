import { onServerEvent } from '@navette/shared/realtime';
import { useEffect, useState } from 'react';
import type { AppPosition } from '../../entities/connected-app/connected-user.ts';

/** Positions that apps say while the page is open, by user (S2 §4: a `say` with a position moves the marker). */
export function useSaidPositions(): ReadonlyMap<number, AppPosition> {
  const [positions, setPositions] = useState<ReadonlyMap<number, AppPosition>>(new Map());
  useEffect(
    () =>
      onServerEvent('say', ({ from, info }) => {
        const position = info?.position;
        if (position) setPositions((known) => new Map(known).set(from, position));
      }),
    [],
  );
  return positions;
}
