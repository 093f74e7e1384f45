import { useFormats, useT } from '@navette/shared/i18n';
import type { MapSymbol } from '@navette/shared/ui-map';
import { useMemo } from 'react';
import type { FormattingContext } from '@navette/shared/ui-table';
import { driverSymbol } from '../../entities/driver/driver-symbol.ts';
import { memoized } from '../../entities/driver/memoized.ts';
import { placeSymbol } from '../../entities/place/place-symbol.ts';
import { placeText } from '../../entities/place/place-text.ts';
import type { Layer } from './tracker-search.ts';
import type { DriverRow, Tracker } from './use-tracker.ts';

interface SymbolActions {
  readonly chosenId: number | undefined;
  /** Opens the trips of a driver. */
  readonly openDriver: (id: number) => void;
  /** Opens the form of a care center. */
  readonly openCareCenter: (id: number) => void;
}

/** The symbol of a driver of whom nothing changed stays as it is; undefined for one who was never seen. */
const symbolOf = memoized(
  (
    { seen, ...row }: DriverRow,
    chosen: boolean,
    openDriver: SymbolActions['openDriver'],
    t: FormattingContext['t'],
    formats: FormattingContext['formats'],
  ) => seen && driverSymbol({ ...row, seen }, { t, formats }, { chosen, onSelect: () => openDriver(row.driver.id) }),
);

/** The symbols of the layers that are on. */
export function useSymbols(
  { rows, places }: Pick<Tracker, 'rows' | 'places'>,
  layers: readonly Layer[],
  { chosenId, openDriver, openCareCenter }: SymbolActions,
): readonly MapSymbol[] {
  const t = useT();
  const formats = useFormats();
  const fixed = useMemo(() => {
    const on = (layer: Layer) => layers.includes(layer);
    const { headquarters, clients, destinations, careCenters } = places;
    return [
      ...headquarters,
      ...(on('clients') ? clients : []),
      ...(on('destinations') ? destinations : []),
      ...(on('careCenters') ? careCenters : []),
    ].map((place) =>
      placeSymbol(
        place,
        (described) => placeText(described, t),
        place.kind === 'careCenter' ? () => openCareCenter(place.id) : undefined,
      ),
    );
  }, [places, layers, t, openCareCenter]);
  return useMemo(() => {
    if (!layers.includes('drivers')) return fixed;
    const drivers = (rows ?? []).flatMap(
      (row) => symbolOf(row, row.driver.id === chosenId, openDriver, t, formats) ?? [],
    );
    return [...fixed, ...drivers];
  }, [fixed, rows, layers, chosenId, openDriver, t, formats]);
}
