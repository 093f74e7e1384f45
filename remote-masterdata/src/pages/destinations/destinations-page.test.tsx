import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { sampleSuggestion } from '../../testing/sample-suggestion.ts';
import { DestinationsPage } from './destinations-page.tsx';
import type { Destination } from './requests/use-destinations.ts';

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
  ...changes,
});

const places = [
  place(7, 'Hôpital Érasme'),
  place(9, 'Clinique Saint-Jean'),
  place(8, 'Ancienne gare', { zip: null, city: null, fullAddress: null }),
];

const show = (options: HostOptions = {}) => {
  vi.stubGlobal('innerWidth', 1440);
  return renderWithHost(<DestinationsPage />, {
    user: testUser('dispatch'),
    route: '/destination',
    messages,
    ...options,
    handlers: {
      listDestinations: () => places,
      getDestination: ({ path }) => places.filter(({ id }) => id === path.id),
      suggestAddresses: () => [sampleSuggestion()],
      ...options.handlers,
    },
  });
};

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

async function removePlace({ user }: ReturnType<typeof show>, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
}

describe('the destinations', () => {
  it('are shown with the columns of the specification, the newest first', async () => {
    const { user } = show();
    await screen.findByText('Hôpital Érasme');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'ID',
      'Name',
      'Address',
      'Zip',
      'City',
      'Actions',
    ]);
    expect(rowTexts().map((text) => text.match(/^\d/)?.[0])).toEqual(['9', '8', '7']);
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['30', '40', 'All']);
    await user.type(screen.getByRole('searchbox'), 'ERASME');
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
  });

  it('say in words whose address is not whole, and that word is searched', async () => {
    const { user } = show();
    await screen.findByText('Incomplete address');
    expect(rowTexts()[1]).toContain('Incomplete address');
    await user.type(screen.getByRole('searchbox'), 'incomplete');
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    expect(rowTexts()[0]).toContain('Ancienne gare');
  });

  it('are added in the dialog, which “n” opens, and found in the list', async () => {
    let stored = places;
    const createDestination = vi.fn<Answer<'createDestination'>>(() => {
      stored = [...places, place(31, 'Centre de jour')];
      return { insertId: 31 };
    });
    const { user } = show({ handlers: { createDestination, listDestinations: () => stored } });
    await screen.findByText('Hôpital Érasme');
    await user.keyboard('n');
    const form = within(await screen.findByRole('dialog', { name: 'New destination' }));
    await user.type(form.getByLabelText('Name'), 'Centre de jour');
    await user.type(form.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
    await user.click(await screen.findByRole('option', { name: /Rue Haute 12/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Centre de jour');
    expect(createDestination).toHaveBeenCalledTimes(1);
  });

  it('are opened by a link, and closing removes only the id', async () => {
    const { user, address } = show({ route: '/destination?q=saint&id=9' });
    const form = within(await screen.findByRole('dialog', { name: 'Edit destination Clinique Saint-Jean' }));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/destination?q=saint'));
  });

  it('say when there are none, and what failed', async () => {
    let fails = true;
    const { user } = show({ handlers: { listDestinations: () => (fails ? problem(429, 'rateLimited') : []) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('There are no destinations yet.')).toBeTruthy();
  });
});

describe('deleting a destination', () => {
  it('asks nothing, and Undo brings it back under its number', async () => {
    let stored = places;
    const deleteDestination = vi.fn<Answer<'deleteDestination'>>(({ path }) => {
      stored = places.filter(({ id }) => id !== path.id);
      return { affectedRows: 1 };
    });
    const restoreDestination = vi.fn<Answer<'restoreDestination'>>(() => {
      stored = places;
      return { affectedRows: 1 };
    });
    const shown = show({ handlers: { deleteDestination, restoreDestination, listDestinations: () => stored } });
    await removePlace(shown, 'Clinique Saint-Jean');
    await screen.findByText('Destination Clinique Saint-Jean deleted');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(rowTexts()).toHaveLength(2));
    await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Destination Clinique Saint-Jean is back');
    await waitFor(() => expect(rowTexts()).toHaveLength(3));
    expect(restoreDestination).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { id: 9 } }));
  });

  it('is refused with the number of trips that go there', async () => {
    const refused = {
      status: 409,
      code: 'referenced',
      messageKey: 'problem.referenced',
      params: { count: 5 },
      fields: [],
      incidentId: 'TEST-0001',
    };
    const shown = show({ handlers: { deleteDestination: () => Response.json(refused, { status: 409 }) } });
    await removePlace(shown, 'Clinique Saint-Jean');
    await screen.findByText(/5 records/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(rowTexts()).toHaveLength(3);
  });

  it('that can’t be undone any more says so', async () => {
    const shown = show({
      handlers: { deleteDestination: () => ({ affectedRows: 1 }), restoreDestination: () => problem(404, 'notFound') },
    });
    await removePlace(shown, 'Clinique Saint-Jean');
    await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Destination Clinique Saint-Jean could not be brought back.')).toBeTruthy();
  });
});
