import { problem } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from './testing/show-settings.tsx';

it('lists partner carriers with their tokens, and creates one', async () => {
  const created: unknown[] = [];
  const { user } = show({
    route: '/settings?tab=carriers',
    handlers: {
      listCarriers: () => [{ id: 1, name: 'Mutas', token: '1-secret', url: null, sends: false }],
      createCarrier: ({ body }) => {
        created.push(body);
        return { insertId: 2 };
      },
    },
  });
  expect(await screen.findByText('1-secret')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New carrier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New carrier' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(created).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Taxi Vert');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Taxi Vert is created')).toBeTruthy();
  expect(created).toEqual([{ name: 'Taxi Vert' }]);
});

it('saves where trips are offered to a carrier, and says on its field what is wrong', async () => {
  const set: unknown[] = [];
  const { user } = show({
    route: '/settings?tab=carriers',
    handlers: {
      listCarriers: () => [{ id: 1, name: 'Mutas', token: '1-secret', url: 'https://mutas.example', sends: true }],
      setCarrierAddress: ({ body }) => {
        set.push(body);
        return set.length === 1
          ? problem(400, 'validation', [{ field: 'token', messageKey: 'validation.required' }])
          : { affectedRows: 1 };
      },
    },
  });
  expect(await screen.findByText('https://mutas.example')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Actions for Mutas/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Address and token for offers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer trips to Mutas' }));
  const address = dialog.getByRole('textbox', { name: /^Address for offers/ });
  await user.clear(address);
  await user.type(address, 'https://new.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const token = dialog.getByRole('textbox', { name: /^Token that the carrier gave/ });
  await waitFor(() => expect(token.getAttribute('aria-invalid')).toBe('true'));
  await user.type(token, 'their-token');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The address of Mutas is saved')).toBeTruthy();
  expect(set).toEqual([{ url: 'https://new.example' }, { url: 'https://new.example', token: 'their-token' }]);
});
