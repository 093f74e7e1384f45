import { type Marker as LeafletMarker, divIcon, type DivIcon } from 'leaflet';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Marker, Tooltip, useMap, useMapEvents } from 'react-leaflet';
import type { MapMarker, MarkerKind } from '../map-types.ts';
import { spreadOut } from './spread-out.ts';
import { svgPart } from './symbol-element.ts';

/** Pins; those of one place stand beside each other. */
export function Pins({ markers }: { readonly markers: readonly MapMarker[] }): ReactNode {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const offsets = spreadOut(
    markers.map(({ id, position }) => {
      const { x, y } = map.project([position.latitude, position.longitude], zoom);
      return { id: String(id), x, y };
    }),
  );
  return markers.map((marker) => <Pin key={marker.id} marker={marker} {...offsets.get(String(marker.id))} />);
}

interface PinProps {
  readonly marker: MapMarker;
  /** Px from its place. */
  readonly dx?: number;
  readonly dy?: number;
}

/** One pin with tooltip (on hover and focus) and accessible name. */
function Pin({ marker, dx = 0, dy = 0 }: PinProps): ReactNode {
  const { position, kind, badge, label, onSelect } = marker;
  const pin = useRef<LeafletMarker>(null);
  const icon = useMemo(() => pinIcon({ kind, badge, dx, dy }), [kind, badge, dx, dy]);
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

const COLOURS: Readonly<Record<MarkerKind, string>> = {
  driver: '#1d4e86',
  client: '#1a5b30',
  destination: '#8b1a20',
  place: '#403b35',
};

/** Icons of 16 × 16, as one SVG path each: a car, a person, a flag, a dot. */
const SIGNS: Readonly<Record<MarkerKind, string>> = {
  driver:
    'M4.6 4h6.8l1.3 3.2c.8.2 1.3.8 1.3 1.6V12h-1.6a1.6 1.6 0 0 1-3 0H6.6a1.6 1.6 0 0 1-3 0H2V8.800c0-.8.5-1.400 1.300-1.600zM5.500 5.300 4.800 7.100h6.400l-.7-1.800z',
  client:
    'M8 2.600a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400M3 13.400c0-2.700 2.200-4.400 5-4.400s5 1.700 5 4.400z',
  destination: 'M4 2.500h1.300V3H12l-1.600 2.500L12 8H5.300v5.500H4z',
  place: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
};

/** The drop of a pin in the colour of its kind, with icon or badge. Built from DOM elements, never from markup, so that a name can't inject HTML. */
function drop({ kind, badge }: Pick<MapMarker, 'kind' | 'badge'>): SVGSVGElement {
  const svg = svgPart('svg', { viewBox: '0 0 32 40', width: '32', height: '40', 'aria-hidden': 'true' });
  svg.append(
    svgPart('path', {
      d: 'M16 1a14 14 0 0 1 14 14c0 9.600-10 17.400-14 24C12 32.400 2 24.600 2 15A14 14 0 0 1 16 1z',
      fill: COLOURS[kind],
      stroke: '#ffffff',
      'stroke-width': '2',
    }),
  );
  if (badge) {
    const text = svgPart('text', {
      x: '16',
      y: '20',
      fill: '#ffffff',
      'text-anchor': 'middle',
      // A place that is visited twice has several numbers.
      'font-size': badge.length > 2 ? '10' : '14',
      'font-weight': '600',
    });
    text.textContent = badge;
    svg.append(text);
  } else
    svg.append(
      svgPart('path', { d: SIGNS[kind], fill: '#ffffff', 'fill-rule': 'evenodd', transform: 'translate(8 7)' }),
    );
  return svg;
}

/** A pin beside a text, for the legend; the text names it. */
export function PinMark({ kind }: { readonly kind: MarkerKind }): ReactNode {
  const draw = (node: HTMLSpanElement | null) => {
    const pin = drop({ kind });
    pin.setAttribute('width', '13');
    pin.setAttribute('height', '16');
    node?.replaceChildren(pin);
  };
  return <span ref={draw} aria-hidden style={{ display: 'inline-flex' }} />;
}

/** Pin of a marker as an icon that stands on its place, or beside it. */
function pinIcon({
  kind,
  badge,
  dx,
  dy,
}: Pick<MapMarker, 'kind' | 'badge'> & Required<Omit<PinProps, 'marker'>>): DivIcon {
  const holder = document.createElement('div');
  holder.append(drop({ kind, badge }));
  return divIcon({
    html: holder,
    className: 'navette-pin',
    iconSize: [32, 40],
    iconAnchor: [16 - dx, 39 - dy],
    tooltipAnchor: [dx, dy - 36],
  });
}
