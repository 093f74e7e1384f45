import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from './testing/show-settings.tsx';

it('lists partner carriers with their tokens, and creates one', async () => {
  const created: unknown[] = [];
  const { user } = show({
    route: '/settings?tab=carriers',
    handlers: {
      listCarriers: () => [{ id: 1, name: 'Mutas', token: '1-secret' }],
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
