import type { Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { Marker, Tooltip } from 'react-leaflet';
import type { MapMarker } from '../map-types.ts';
import { pinIcon } from './pin-icon.ts';

/** One pin with tooltip (on hover and focus) and accessible name. */
export function Pin({ marker }: { readonly marker: MapMarker }): ReactNode {
  const { position, kind, badge, label, onSelect } = marker;
  const pin = useRef<LeafletMarker>(null);
  const icon = useMemo(() => pinIcon({ kind, badge }), [kind, badge]);
  const isButton = onSelect !== undefined;

  useEffect(() => {
    const element = pin.current?.getElement();
    element?.setAttribute('aria-label', label);
    element?.setAttribute('role', isButton ? 'button' : 'img');
  }, [label, isButton]);

  return (
    <Marker
      ref={pin}
      position={[position.latitude, position.longitude]}
      icon={icon}
      keyboard={isButton}
      eventHandlers={{
        click: () => onSelect?.(),
        keypress: ({ originalEvent }) => {
          if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onSelect?.();
        },
      }}
    >
      <Tooltip direction="top">{label}</Tooltip>
    </Marker>
  );
}
