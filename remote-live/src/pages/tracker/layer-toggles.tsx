import { messageKey, useT } from '@navette/shared/i18n';
import { Text, Toolbar } from '@navette/shared/ui';
import { mapTilesAtom } from '@navette/shared/ui-map';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';
import { LAYERS, type Layer } from './tracker-search.ts';

const LABELS: Readonly<Record<Layer, string>> = {
  drivers: messageKey('tracker.layer.drivers'),
  clients: messageKey('tracker.layer.clients'),
  destinations: messageKey('tracker.layer.destinations'),
  careCenters: messageKey('tracker.layer.careCenters'),
  traffic: messageKey('tracker.layer.traffic'),
};

interface LayerTogglesProps {
  readonly layers: readonly Layer[];
  readonly onChange: (layers: readonly Layer[]) => void;
}

/** What the map shows. Traffic is offered only where the configured map has it, and says why not where it has none. */
export function LayerToggles({ layers, onChange }: LayerTogglesProps): ReactNode {
  const t = useT();
  const why = useId();
  const hasTraffic = useAtomValue(mapTilesAtom)?.trafficUrl !== undefined;
  const toggle = (layer: Layer, on: boolean) =>
    onChange(LAYERS.filter((one) => (one === layer ? on : layers.includes(one))));
  return (
    <Toolbar role="group" aria-label={t('tracker.layers')} columnGap="4">
      {LAYERS.map((layer) => {
        const isMissing = layer === 'traffic' && !hasTraffic;
        return (
          <Checkbox
            key={layer}
            checked={layers.includes(layer) && !isMissing}
            onChange={(on) => toggle(layer, on)}
            disabled={isMissing}
            aria-describedby={isMissing ? why : undefined}
          >
            {t(LABELS[layer])}
          </Checkbox>
        );
      })}
      {!hasTraffic && (
        <Text id={why} tone="muted" textStyle="xs">
          {t('tracker.traffic.missing')}
        </Text>
      )}
    </Toolbar>
  );
}
