import { problem } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show-settings.tsx';

const version = (id: number, validFrom: string | null, values: object) => ({
  id,
  validFrom,
  values,
  indexationId: null,
  at: '2026-01-01T08:00:00.000Z',
  userName: '',
});

const tariffs = [
  {
    kind: 'waiting' as const,
    ownerId: 0,
    name: null,
    versions: [version(1, null, { price: 5 }), version(2, '2199-01-01', { price: 6 })],
  },
  {
    kind: 'insurer' as const,
    ownerId: 7,
    name: 'Solidaris',
    versions: [version(3, null, { min10km: 9.5, plus10km: null })],
  },
];

const opened = (day = '', handlers = {}) =>
  show({
    route: `/settings?tab=tariffs${day}`,
    handlers: { listTariffs: () => tariffs, listIndexations: () => [], ...handlers },
  });

it('shows the price of each tariff on the day, and when it changes next', async () => {
  opened();
  expect((await screen.findByText('Solidaris')).closest('tr')?.textContent).toMatch(/10 km.*9\.50.*default/u);
  expect(screen.getByRole('grid', { name: 'Tariffs' }).textContent).toMatch(/Waiting.*5\.00.*01\/01\/2199/u);
});

it('shows a coming price on its day', async () => {
  opened('&day=2199-02-01');
  expect(await screen.findByText(/6\.00/u)).toBeTruthy();
});

/** Opens the versions of waiting. */
async function openVersions({ user }: ReturnType<typeof opened>) {
  await screen.findByText('Solidaris');
  const [first] = screen.getAllByRole('button', { name: /Versions/u });
  if (first) await user.click(first);
  return within(await screen.findByRole('dialog', { name: 'Versions: Waiting' }));
}

it('adds a version from a day, after a question about invoiced trips', async () => {
  const sent: unknown[] = [];
  const host = opened('', {
    createTariffVersion: ({ body }: { readonly body: { readonly confirmed?: boolean } }) => {
      sent.push(body);
      return body.confirmed ? { bookings: 3, invoiced: 2 } : problem(409, 'tariff.invoiced', [], { count: 2 });
    },
  });
  const dialog = await openVersions(host);
  await host.user.type(dialog.getByRole('textbox', { name: /Valid from/u }), '01022199');
  await host.user.click(dialog.getByRole('button', { name: 'Add version' }));
  await host.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Add anyway' }));
  const asked = { kind: 'waiting', ownerId: 0, validFrom: '2199-02-01', values: { price: 5 } };
  await waitFor(() =>
    expect(sent).toEqual([
      { ...asked, confirmed: false },
      { ...asked, confirmed: true },
    ]),
  );
});

it('deletes a coming version', async () => {
  const sent: unknown[] = [];
  const host = opened('', {
    deleteTariffVersion: ({ path }: { readonly path: { readonly id: number } }) => {
      sent.push(path.id);
      return { bookings: 1, invoiced: 0 };
    },
  });
  const dialog = await openVersions(host);
  await host.user.click(dialog.getByRole('button', { name: 'Delete version from 01/01/2199' }));
  await host.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/1 booked trip has the former price again/u)).toBeTruthy();
  expect(sent).toEqual([2]);
});

it('previews an indexation, and applies it once it is confirmed', async () => {
  const sent: unknown[] = [];
  const { user } = opened('', {
    previewIndexation: () => ({
      tariffs: [{ kind: 'waiting', ownerId: 0, name: null, before: { price: 5 }, after: { price: 5.5 } }],
      bookings: 12,
      invoiced: 0,
      exists: 0,
    }),
    applyIndexation: ({ body }: { readonly body: unknown }) => {
      sent.push(body);
      return { insertId: 1, tariffs: 1, bookings: 12, invoiced: 0 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Index' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Index tariffs' }));
  await user.type(dialog.getByRole('textbox', { name: /Percentage/u }), '10');
  await user.type(dialog.getByRole('textbox', { name: /Valid from/u }), '01022199');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/5\.00.*5\.50/u)).toBeTruthy();
  expect(question.getByText('12 booked trips get the new price.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ percent: 10, validFrom: '2199-02-01' });
});
