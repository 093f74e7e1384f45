import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapSymbol, SymbolOptions } from '../map-symbol.ts';
import { SymbolBoard } from './symbol-board.ts';

interface SymbolLayerProps extends SymbolOptions {
  readonly symbols: readonly MapSymbol[];
}

/** Moving symbols, drawn outside of React: hundreds of them change every second. */
export function SymbolLayer({ symbols, captionsFrom, clustersBelow, clusterLabel }: SymbolLayerProps): null {
  const map = useMap();
  const board = useRef<SymbolBoard>(undefined);
  useEffect(() => {
    const own = new SymbolBoard(map);
    board.current = own;
    return () => own.remove();
  }, [map]);
  useEffect(
    () => board.current?.show(symbols, { captionsFrom, clustersBelow, clusterLabel }),
    [symbols, captionsFrom, clustersBelow, clusterLabel],
  );
  return null;
}
