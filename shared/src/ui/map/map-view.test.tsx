import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractHandlers } from '../../testing/contract-handlers.ts';
import { server } from '../../testing/server.ts';
import { show } from '../form/testing/one-field.tsx';
import { mapTilesAtom } from './map-config.ts';
import type { MapSymbol, MapViewState } from './map-types.ts';
import { MapView } from './map-view.tsx';

const uccle = { latitude: 50.812, longitude: 4.352 };
const saintLuc = { latitude: 50.853, longitude: 4.453 };
const geometry = [
  [50.812, 4.352],
  [50.853, 4.453],
] as const;

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)); // jsdom draws nothing
afterEach(() => getDefaultStore().set(mapTilesAtom, null));

it('shows markers by name; a selectable marker is a button, also by keyboard', async () => {
  const onSelect = vi.fn<() => void>();
  const { user } = show(
    <MapView
      label="Trajet"
      markers={[
        { id: 1, kind: 'client', position: uccle, label: 'Marie Dupont' },
        { id: 2, kind: 'destination', position: saintLuc, label: 'UCL Saint-Luc', onSelect },
      ]}
    />,
  );
  const map = within(screen.getByRole('region', { name: 'Trajet' }));
  expect(await map.findByRole('img', { name: 'Marie Dupont' })).toBeDefined();
  map.getByRole('button', { name: 'UCL Saint-Luc' }).focus();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});

it('shows a schematic base map with notice and attribution, and an estimated route dashed with a notice', async () => {
  show(<MapView label="Trajet" route={{ legs: [{ geometry }], estimated: true }} />);
  expect(await screen.findByText('Carte schématique · Itinéraire estimé')).toBeDefined();
  expect(await screen.findByText(/GeoNames \(CC BY 4\.0\), Natural Earth/u)).toBeDefined();
  expect(document.querySelector('path[stroke-dasharray="8 10"]')).not.toBeNull();
});

it('draws a road route as a solid line', async () => {
  show(<MapView label="Trajet" route={{ legs: [{ geometry }], estimated: false }} />);
  expect(await screen.findByText('Carte schématique')).toBeDefined();
  expect(document.querySelector('path[stroke*=blue]')).not.toBeNull();
  expect(document.querySelector('path[stroke-dasharray]')).toBeNull();
});

it('labels the buttons of a map in the user’s language', async () => {
  show(<MapView label="Trajet" />);
  expect(await screen.findByRole('button', { name: 'Zoom avant' })).toBeDefined();
});

it('loads tiles from the configured server, and falls back to the schematic map when they fail', async () => {
  getDefaultStore().set(mapTilesAtom, { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Cartes exemple' });
  show(<MapView label="Trajet" />);
  expect(await screen.findByText(/Cartes exemple/u)).toBeDefined();
  expect(screen.queryByText(/Carte schématique/u)).toBeNull();
  const tiles = await waitFor(() => {
    const found = document.querySelectorAll<HTMLImageElement>('img.leaflet-tile');
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  const [tile] = tiles;
  if (!tile) throw new Error('No tile was asked for');
  expect(tile.src).toMatch(/^https:\/\/tiles\.example\/13\//u);
  for (let failure = 0; failure < 4; failure += 1) fireEvent.error(tile);
  expect(await screen.findByText('Le fond de carte est indisponible : carte schématique à la place.')).toBeDefined();
});

const driver = (changes: Partial<MapSymbol> = {}): MapSymbol => ({
  id: 'driver 3',
  position: uccle,
  label: 'Karim Benali, 32 km/h',
  caption: 'Benali',
  sign: 'car',
  tone: 'blue',
  ...changes,
});

const spot = ({ style }: HTMLElement): string => [style.transform, style.left, style.top].join();

describe('moving symbols', () => {
  it('moves a symbol in place, and redraws it when its appearance changes', async () => {
    const { rerender } = show(<MapView label="Carte" symbols={[driver({ heading: 10 })]} />);
    const element = await screen.findByRole('img', { name: 'Karim Benali, 32 km/h' });
    const before = spot(element);
    rerender(<MapView label="Carte" symbols={[driver({ heading: 90, position: saintLuc, label: 'Karim Benali' })]} />);
    await waitFor(() => expect(spot(element)).not.toBe(before));
    expect(screen.getByRole('img', { name: 'Karim Benali' })).toBe(element);
    expect(element.querySelector('.navette-heading')?.getAttribute('transform')).toBe('rotate(90 20 20)');
    rerender(<MapView label="Carte" symbols={[driver({ tone: 'green' })]} />);
    await waitFor(() => expect(element.querySelector('path[fill="#1a6b34"]')).not.toBeNull());
    rerender(<MapView label="Carte" symbols={[]} />);
    await waitFor(() => expect(screen.queryByRole('img', { name: /Karim/u })).toBeNull());
  });

  it('changes the caption of a symbol without redrawing it', async () => {
    const { rerender } = show(<MapView label="Carte" symbols={[driver({ caption: 'Benali · 32 km/h' })]} />);
    const element = await screen.findByRole('img', { name: 'Karim Benali, 32 km/h' });
    const drawn = element.querySelector('svg');
    rerender(<MapView label="Carte" symbols={[driver({ caption: 'Benali · 50 km/h' })]} />);
    await waitFor(() => expect(element.textContent).toBe('Benali · 50 km/h'));
    expect(element.querySelector('svg')).toBe(drawn);
  });

  it('places a caption above the symbol to keep it apart from one below', async () => {
    const place = driver({ id: 'destination 1', label: 'Saint-Luc', caption: 'Saint-Luc', sign: 'flag' });
    show(<MapView label="Carte" symbols={[driver({ captionAbove: true }), place]} />);
    const captions = [await screen.findByText('Benali'), screen.getByText('Saint-Luc')];
    expect(captions.map((caption) => caption.matches('.navette-caption.above'))).toEqual([true, false]);
  });

  it('selects a symbol with a click, and opens it with a double click', async () => {
    const [onSelect, onOpen] = [vi.fn<() => void>(), vi.fn<() => void>()];
    show(<MapView label="Carte" symbols={[driver({ onSelect, onOpen })]} />);
    const button = await screen.findByRole('button', { name: 'Karim Benali, 32 km/h' });
    const pointer = { clientX: 5, clientY: 5 };
    fireEvent.click(button, pointer);
    expect(onSelect).toHaveBeenCalledOnce();
    fireEvent.doubleClick(button, pointer);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('shows captions only from the given zoom on', async () => {
    const { rerender } = show(<MapView label="Carte" zoom={14} captionsFrom={15} symbols={[driver()]} />);
    await screen.findByText('Benali');
    const map = document.querySelector('.leaflet-container');
    expect(map?.classList.contains('navette-captions')).toBe(false);
    const target = { positions: [uccle], zoom: 15 };
    rerender(<MapView label="Carte" captionsFrom={15} symbols={[driver()]} target={target} />);
    await waitFor(() => expect(map?.classList.contains('navette-captions')).toBe(true));
  });

  it('shows symbols that overlap as their number, except the chosen one', async () => {
    const near = Array.from({ length: 4 }, (_, index) =>
      driver({ id: String(index), group: 'drivers', label: `Chauffeur ${String(index)}` }),
    );
    const clusterLabel = (count: number) => `${String(count)} chauffeurs`;
    const view = (symbols: MapSymbol[]) => (
      <MapView label="Carte" clustersBelow={15} clusterLabel={clusterLabel} symbols={symbols} />
    );
    const { rerender } = show(view(near));
    const cluster = await screen.findByRole('button', { name: '4 chauffeurs' });
    expect(cluster.textContent).toBe('4');
    rerender(view(near.map((symbol, index) => ({ ...symbol, chosen: index === 0 }))));
    expect(await screen.findByRole('button', { name: '3 chauffeurs' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'Chauffeur 0' })).toBeDefined();
  });
});

it('reports the visible area after the view moved to its target, no closer than where the schematic map ends', async () => {
  const onView = vi.fn<(view: MapViewState) => void>();
  show(<MapView label="Carte" target={{ positions: [saintLuc], zoom: 17 }} onView={onView} />);
  await waitFor(() => expect(onView).toHaveBeenCalled());
  expect(onView.mock.lastCall?.[0].zoom).toBe(15);
});

it('may be zoomed in further where the address register has streets, and names their source', async () => {
  const asked: string[] = [];
  server.use(
    ...contractHandlers({
      streetsOfTile: ({ query }) => {
        asked.push(query.toString());
        const street = { id: 1, fr: 'Avenue Hippocrate', nl: null, de: null, even: [[50_853_000, 4_453_000]], odd: [] };
        return { streets: [street], attributions: ['UrbIS'] };
      },
    }),
  );
  const { user } = show(<MapView label="Carte" center={saintLuc} zoom={15} />);
  expect(await screen.findByText(/UrbIS/u)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Zoom avant' }));
  expect(screen.getByRole('button', { name: 'Zoom avant' }).getAttribute('aria-disabled')).toBe('false');
  expect(asked).toEqual(['x=8394&y=5495']);
});

it('explains its pins and lines, and shows pins of one place beside each other', async () => {
  const route = { legs: [{ geometry, empty: true }], estimated: false };
  show(
    <MapView
      label="Trajet"
      route={route}
      markers={[
        { id: 1, kind: 'client', position: uccle, label: 'Marie Dupont' },
        { id: 2, kind: 'driver', position: uccle, label: 'Koen Maes' },
      ]}
    />,
  );
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe(' Client ChauffeurTrait clair\u00a0: à videCarte schématique');
  const [one, other] = ['Marie Dupont', 'Koen Maes'].map((name) => screen.getByRole('img', { name }).style.marginLeft);
  expect(one).not.toBe(other);
});

it('draws a track and its positions on a canvas rather than as elements', async () => {
  const drawn = vi.fn(() => ({ width: 0 }));
  const pen = new Proxy({}, { get: () => drawn, set: () => true });
  // As much of a canvas as Leaflet uses.
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value: () => pen,
    configurable: true,
    writable: true,
  });
  const dots = Array.from(
    { length: 500 },
    () => ({ position: uccle, tone: 'blue', radius: 4, label: '09:00' }) as const,
  );
  show(<MapView label="Carte" dots={dots} lines={[{ points: [uccle, saintLuc], tone: 'grey', width: 3 }]} />);
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(document.querySelectorAll('.leaflet-overlay-pane canvas')).toHaveLength(1);
  expect(document.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(0);
});

it('shows the traffic of a map that has it', async () => {
  const tiles = {
    url: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: 'X',
    trafficUrl: 'https://tiles.example/traffic/{z}/{x}/{y}.png',
  };
  getDefaultStore().set(mapTilesAtom, tiles);
  show(<MapView label="Carte" traffic />);
  await waitFor(() => expect(document.querySelector('img[src*="/traffic/"]')).not.toBeNull());
});
