import { canvas, circleMarker, LayerGroup, polyline, type Canvas } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { useColours } from '../../theme/theme.ts';
import type { MapDot, MapLine, Position, SymbolTone } from '../map-types.ts';
import { TONES } from './symbol-element.ts';

interface CanvasLayerProps {
  readonly lines: readonly MapLine[];
  readonly dots: readonly MapDot[];
}

/** Colours of lines, which have no white edge as signs have. */
const LINES: Readonly<Record<SymbolTone, string>> = {
  blue: 'blue.600',
  green: 'green.600',
  red: 'red.600',
  black: 'fg',
  grey: 'gray.500',
  brown: 'orange.600',
};

const pair = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** Leaflet forgets a pending frame when it redraws before it, can't cancel it, and then draws on a removed canvas. */
function drawnWhileThere(renderer: Canvas): Canvas {
  const redraw: unknown = Reflect.get(renderer, '_redraw');
  const ifThere = (): void => {
    if (typeof redraw === 'function' && Boolean(Reflect.get(renderer, '_ctx'))) Reflect.apply(redraw, renderer, []);
  };
  return Object.assign(renderer, { _redraw: ifThere });
}

/** Lines and small circles on one canvas, which draws thousands of them in the time needed to create as many elements. */
export function CanvasLayer({ lines, dots }: CanvasLayerProps): null {
  const map = useMap();
  const colourOf = useColours();
  useEffect(() => {
    const renderer = drawnWhileThere(canvas({ padding: 0.3, tolerance: 4 }));
    const layer = new LayerGroup();
    for (const { points, tone, width } of lines)
      polyline(points.map(pair), {
        renderer,
        color: colourOf(LINES[tone]),
        weight: width,
        opacity: 0.8,
        interactive: false,
      }).addTo(layer);
    for (const { position, tone, radius, label, onSelect } of dots) {
      const dot = circleMarker(pair(position), {
        renderer,
        radius,
        color: '#ffffff',
        weight: 1,
        fillColor: TONES[tone],
        fillOpacity: 0.9,
      });
      dot.bindTooltip(label, { direction: 'top' });
      if (onSelect) dot.on('click', onSelect);
      dot.addTo(layer);
    }
    layer.addTo(map);
    return () => {
      layer.remove();
      renderer.remove();
    };
  }, [map, lines, dots, colourOf]);
  return null;
}
