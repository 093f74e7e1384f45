import { describeRecordsPage, problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/forms.ts';
import { sampleSuggestion } from '../testing/samples.ts';
import DestinationList from './destinations.tsx';
import type { Destination } from '../dialogs/destination.tsx';

const place = (id: number, name: string, changes: Partial<Destination> = {}): Destination => ({
  id,
  name,
  address: 'Route de Lennik 808',
  zip: '1070',
  city: 'Anderlecht',
  fullAddress: 'Route de Lennik 808, 1070 Anderlecht',
  latitude: null,
  longitude: null,
  tel: null,
  wardEmail: null,
  active: true,
  ...changes,
});

const places = [
  place(7, 'Hôpital Érasme'),
  place(9, 'Clinique Saint-Jean'),
  place(8, 'Ancienne gare', { zip: null, city: null, fullAddress: null }),
];

const host: HostOptions & { readonly route: string } = {
  user: testUser('dispatch'),
  route: '/destination',
  messages,
  handlers: {
    getDestination: ({ path }) => places.filter(({ id }) => id === path.id),
    suggestAddresses: () => [sampleSuggestion()],
  },
};

describeRecordsPage({
  name: 'destinations',
  page: <DestinationList />,
  host,
  list: (answer) => ({ listDestinations: answer }),
  rows: places,
  columns: ['ID', 'Name', 'Address', 'Zip', 'City', 'Actions'],
  order: ['9Clinique Saint-Jean', '8Ancienne gare', '7Hôpital Érasme'],
  pageSizes: ['30', '40', 'All'],
  search: { typed: 'ERASME', finds: 'Hôpital Érasme' },
  empty: 'There are no destinations yet.',
  csv: 'destinations',
  link: {
    id: 9,
    dialog: 'Edit destination Clinique Saint-Jean',
    unknown: { getDestination: () => problem(404, 'notFound') },
    missing: 'This record does not exist, or no longer does. Refresh the page.',
  },
  add: { button: 'Add destination', dialog: 'New destination' },
  remove: {
    id: 9,
    row: 'Clinique Saint-Jean',
    remove: (answer) => ({ deleteDestination: answer }),
    deleted: 'Destination Clinique Saint-Jean deleted',
    undo: {
      restore: (answer) => ({ restoreDestination: answer }),
      restored: 'Destination Clinique Saint-Jean is restored',
      failed: 'Destination Clinique Saint-Jean could not be restored.',
    },
  },
});

describe('list of destinations', () => {
  const show = (handlers: HostOptions['handlers']) => {
    vi.stubGlobal('innerWidth', 1440);
    return renderWithHost(<DestinationList />, { ...host, handlers: { ...host.handlers, ...handlers } });
  };

  it('labels an incomplete address, and finds it by that label', async () => {
    show({ listDestinations: () => places });
    const word = await screen.findByText('Incomplete address');
    expect(word.closest('tr')?.textContent).toContain('Ancienne gare');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'incomplete' } });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByText('Ancienne gare')).toBeTruthy();
  });
});
