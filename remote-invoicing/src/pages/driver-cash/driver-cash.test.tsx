import { type Answer, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import DriverCashPage from './index.tsx';

const driver = {
  id: 4,
  lastname: 'Benali',
  firstname: 'Sam',
  opening: 12,
  collected: 25,
  settled: 20,
  handedOver: 0,
  balance: 17,
};
const line = { id: 7, date: '2026-03-02', time: '10:00', name: 'Zoé', remark: null, amount: 25, balance: 37 };
const handover = { ...line, type: 'handover' as const, id: 8, time: null, name: 'Ada', amount: -20, balance: 17 };

it('proposes what a driver has left as the handover, sends it once, and undoes a deletion', async () => {
  const createDriverHandover = vi.fn<Answer<'createDriverHandover'>>(() => ({ insertId: 9 }));
  const restoreDriverHandover = vi.fn<Answer<'restoreDriverHandover'>>(() => ({ affectedRows: 1 }));
  const { user } = renderWithHost(<DriverCashPage />, {
    user: testUser('super'),
    route: '/driverCash?from=2026-03-01&to=2026-03-31&of=4',
    messages,
    handlers: {
      listDriverCash: () => [driver],
      listDriverCashLines: () => [{ ...line, type: 'trip' as const }, handover],
      createDriverHandover,
      restoreDriverHandover,
      deleteDriverHandover: () => ({ affectedRows: 1 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Record a handover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Handover of cash' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(createDriverHandover.mock.lastCall?.[0].body).toMatchObject({ driverId: 4, amount: 17, remark: null }),
  );
  await user.click(await screen.findByRole('button', { name: /^Delete/u }));
  await user.click(await screen.findByRole('button', { name: /Undo/u }));
  await waitFor(() => expect(restoreDriverHandover.mock.lastCall?.[0].body).toEqual({ id: 8 }));
});
