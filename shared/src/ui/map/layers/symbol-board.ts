import {
  divIcon,
  latLng,
  latLngBounds,
  LayerGroup,
  marker as makeMarker,
  point,
  type DivIcon,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import type { MapSymbol, SymbolOptions } from '../map-types.ts';
import { spreadOut } from './spread-out.ts';
import { appearanceOf, captionSymbol, SYMBOL_SIZE, symbolElement, TONES, turnSymbol } from './symbol-element.ts';

/** A point on the screen at the current zoom. */
interface ScreenPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Points of the same group may be clustered; undefined: never. */
  readonly group: string | undefined;
}

/** Cell size of the grid, px: symbols are 30 wide. */
const CELL = 44;

/**
 * Clusters points that would overlap, in a grid fixed to the world, so that panning changes no cluster and a moving point at most two.
 * @param points in px of the world at one zoom
 * @returns the members of each cluster, in the order of their first points; a point on its own is a cluster of one
 */
export function clusterPoints<Point extends ScreenPoint>(points: readonly Point[]): Point[][] {
  const cells = new Map<string, Point[]>();
  for (const point of points) {
    const cell = `${String(Math.floor(point.x / CELL))}:${String(Math.floor(point.y / CELL))}`;
    const key = point.group === undefined ? `alone ${point.id}` : `${cell} ${point.group}`;
    const members = cells.get(key);
    if (members) members.push(point);
    else cells.set(key, [point]);
  }
  return [...cells.values()];
}

interface Drawn {
  readonly marker: Marker;
  symbol: MapSymbol;
}

const ABOVE = 1000;

/**
 * Symbols on a map. Markers are kept from one update to the next and moved in place: replacing an icon costs four times as much as moving one, so
 * that is done only when its appearance changes.
 */
export class SymbolBoard {
  readonly #map: LeafletMap;
  readonly #layer = new LayerGroup();
  readonly #drawn = new Map<string, Drawn>();
  readonly #clusters = new Map<string, Marker>();
  #symbols: readonly MapSymbol[] = [];
  #options: SymbolOptions = {};

  constructor(map: LeafletMap) {
    this.#map = map;
    this.#layer.addTo(map);
    map.on('zoomend', this.#redraw);
  }

  /** Replaces the shown symbols. */
  show(symbols: readonly MapSymbol[], options: SymbolOptions): void {
    this.#symbols = symbols;
    this.#options = options;
    this.#redraw();
  }

  /** Removes everything from the map. */
  remove(): void {
    this.#map.off('zoomend', this.#redraw);
    this.#layer.remove();
  }

  readonly #redraw = (): void => {
    const zoom = this.#map.getZoom();
    const { captionsFrom = Number.POSITIVE_INFINITY, clustersBelow = 0 } = this.#options;
    this.#map.getContainer().classList.toggle('navette-captions', zoom >= captionsFrom);
    const groups = zoom < clustersBelow ? this.#grouped(zoom) : this.#symbols.map((symbol) => [symbol]);
    const single = groups.flatMap((group) => (group.length === 1 ? group : []));
    const kept = new Set(single.map(({ id }) => id));
    for (const [id, { marker }] of this.#drawn)
      if (!kept.has(id)) {
        this.#layer.removeLayer(marker);
        this.#drawn.delete(id);
      }
    for (const symbol of single) this.#place(symbol);
    this.#spread(single, zoom);
    this.#placeClusters(groups.filter((group) => group.length > 1));
  };

  #grouped(zoom: number): MapSymbol[][] {
    const points = this.#symbols.map((symbol) => {
      const group = symbol.chosen ? undefined : symbol.group;
      return { id: symbol.id, ...this.#project(symbol.position, zoom), group, symbol };
    });
    return clusterPoints(points).map((group) => group.map(({ symbol }) => symbol));
  }

  /** Moves symbols apart that would hide each other; clusters do so for those of a group on small zooms. */
  #spread(symbols: readonly MapSymbol[], zoom: number): void {
    const offsets = spreadOut(symbols.map(({ id, position }) => ({ id, ...this.#project(position, zoom) })));
    for (const { id } of symbols) {
      const { dx, dy } = offsets.get(id) ?? { dx: 0, dy: 0 };
      const style = this.#drawn.get(id)?.marker.getElement()?.style;
      if (!style) continue;
      style.marginLeft = `${String(dx - SYMBOL_SIZE / 2)}px`;
      style.marginTop = `${String(dy - SYMBOL_SIZE / 2)}px`;
    }
  }

  #project({ latitude, longitude }: MapSymbol['position'], zoom: number): { readonly x: number; readonly y: number } {
    const { x, y } = this.#map.project([latitude, longitude], zoom);
    return { x, y };
  }

  #place(symbol: MapSymbol): void {
    const { latitude, longitude } = symbol.position;
    const drawn = this.#drawn.get(symbol.id);
    if (!drawn) {
      const marker = makeMarker([latitude, longitude], { icon: iconOf(symbol), keyboard: false });
      const own: Drawn = { marker, symbol };
      this.#drawn.set(symbol.id, own);
      marker
        .on('click', () => own.symbol.onSelect?.())
        .on('dblclick', () => own.symbol.onOpen?.())
        .bindTooltip(() => own.symbol.label, { direction: 'top', offset: point(0, -14) });
      this.#layer.addLayer(marker);
      dress(marker, symbol);
      return;
    }
    const former = drawn.symbol;
    drawn.symbol = symbol;
    if (!drawn.marker.getLatLng().equals(latLng(latitude, longitude))) drawn.marker.setLatLng([latitude, longitude]);
    if (appearanceOf(former) !== appearanceOf(symbol)) drawn.marker.setIcon(iconOf(symbol));
    else {
      const element = drawn.marker.getElement();
      if (former.heading !== symbol.heading) turnSymbol(element, symbol.heading);
      if (former.caption !== symbol.caption) captionSymbol(element, symbol.caption);
      if (former.label === symbol.label) return;
    }
    dress(drawn.marker, symbol);
  }

  #placeClusters(groups: readonly (readonly MapSymbol[])[]): void {
    const kept = new Set<string>();
    for (const group of groups) {
      const key = group.map(({ id, tone }) => `${id}|${tone}`).join('\n');
      const bounds = latLngBounds(group.map(({ position }) => [position.latitude, position.longitude]));
      kept.add(key);
      const known = this.#clusters.get(key);
      if (known) known.setLatLng(bounds.getCenter());
      else
        this.#clusters.set(
          key,
          this.#cluster(group, bounds.getCenter(), () => this.#zoomTo(key)),
        );
    }
    for (const [key, marker] of this.#clusters)
      if (!kept.has(key)) {
        this.#layer.removeLayer(marker);
        this.#clusters.delete(key);
      }
  }

  #cluster(group: readonly MapSymbol[], at: ReturnType<typeof latLng>, onSelect: () => void): Marker {
    const count = group.length;
    const bubble = document.createElement('div');
    bubble.textContent = String(count);
    bubble.style.background = clusterColour(group);
    const icon = divIcon({ html: bubble, className: 'navette-cluster', iconSize: [SYMBOL_SIZE, SYMBOL_SIZE] });
    const label = this.#options.clusterLabel?.(count) ?? String(count);
    const marker = makeMarker(at, { icon, keyboard: false }).on('click', onSelect).bindTooltip(label);
    this.#layer.addLayer(marker);
    name(marker, label, true);
    return marker;
  }

  #zoomTo(key: string): void {
    const ids = new Set(key.split('\n'));
    const members = this.#symbols.filter(({ id, tone }) => ids.has(`${id}|${tone}`));
    if (members.length === 0) return;
    const bounds = latLngBounds(members.map(({ position }) => [position.latitude, position.longitude]));
    this.#map.fitBounds(bounds, { padding: [60, 60], maxZoom: this.#options.clustersBelow ?? 15 });
  }
}

/** The colour that all members share, else a neutral one. */
function clusterColour(group: readonly MapSymbol[]): string {
  const [first] = group;
  return first && group.every(({ tone }) => tone === first.tone) ? TONES[first.tone] : TONES.grey;
}

const iconOf = (symbol: MapSymbol): DivIcon =>
  divIcon({ html: symbolElement(symbol), className: 'navette-symbol', iconSize: [SYMBOL_SIZE, SYMBOL_SIZE] });

function dress(marker: Marker, { label, chosen, onSelect, onOpen }: MapSymbol): void {
  marker.setZIndexOffset(chosen ? ABOVE : 0);
  name(marker, label, onSelect !== undefined || onOpen !== undefined);
}

function name(marker: Marker, label: string, isButton: boolean): void {
  const element = marker.getElement();
  element?.setAttribute('aria-label', label);
  element?.setAttribute('role', isButton ? 'button' : 'img');
  // Out of the tab order: a hundred of them would precede the rest of the page. Lists beside the map offer the same.
  element?.setAttribute('tabindex', '-1');
}
