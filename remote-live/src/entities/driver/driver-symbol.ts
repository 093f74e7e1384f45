import type { MapSymbol } from '@navette/shared/ui-map';
import type { FormattingContext } from '@navette/shared/ui-table';
import { sightingText, speedText } from './sighting-texts.ts';
import type { Sighting, TrackedDriver } from './tracked-driver.ts';

/** What a driver's symbol does. */
export interface DriverSymbolOptions {
  readonly chosen: boolean;
  readonly onSelect: () => void;
}

/**
 * The symbol of a driver: green when charged, a pedestrian on foot, grey and a diamond when the position is stale, so that each state has a sign and a
 * shape of its own besides its colour (S2 §4).
 */
export const driverSymbol = (
  { driver, name, seen }: TrackedDriver & { readonly seen: Sighting },
  context: FormattingContext,
  { chosen, onSelect }: DriverSymbolOptions,
): MapSymbol => ({
  id: `driver ${String(driver.id)}`,
  group: 'drivers',
  position: seen.position,
  label: `${name} · ${sightingText(seen, context)}`,
  caption: [name, speedText(seen, context)].filter(Boolean).join(' · '),
  captionAbove: true,
  ...appearance(seen),
  heading: seen.heading,
  flagged: seen.arrivedAt !== undefined,
  chosen,
  onSelect,
});

function appearance({ state, charged, onFoot }: Sighting): Pick<MapSymbol, 'sign' | 'tone' | 'shape'> {
  if (state === 'stale') return { sign: 'offline', tone: 'grey', shape: 'diamond' };
  return { sign: onFoot ? 'walk' : 'car', tone: charged ? 'green' : 'blue', shape: onFoot ? 'square' : 'circle' };
}
