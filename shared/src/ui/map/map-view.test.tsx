import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../form/testing/show.tsx';
import { mapTilesAtom } from './map-config.ts';
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
  expect(document.querySelector('path[stroke="#1d4e86"]')).not.toBeNull();
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
