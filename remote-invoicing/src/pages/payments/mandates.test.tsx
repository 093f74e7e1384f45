import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import PaymentsPage from './index.tsx';

const mandate = {
  id: 4,
  clientId: 9,
  name: 'Dupont Zoé',
  reference: 'NAV-9',
  signedOn: '2026-01-05',
  iban: 'BE68539007547034',
  holder: 'Zoé Dupont',
  once: false,
  used: false,
  endedOn: null,
};
const client = { clientId: 12, name: 'Maes Jean', count: 2, amount: 40, since: '2026-03-01' };

const show = (handlers: HostOptions['handlers']) =>
  renderWithHost(<PaymentsPage />, {
    user: testUser('super'),
    route: '/payments?show=mandates',
    messages,
    handlers: { listMandates: () => [mandate], listUnmandatedClients: () => [client], ...handlers },
  });

it('revokes a mandate after a question that names it', async () => {
  const endMandate = vi.fn(() => ({ affectedRows: 1 }));
  const { user } = show({ endMandate });
  expect(await screen.findByText('Not used yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Revoke/u }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke mandate NAV-9 of Dupont Zoé?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('Mandate NAV-9 revoked');
  expect(endMandate).toHaveBeenCalledOnce();
});

it('adds a mandate for a client who has none, once its account is valid and its reference new', async () => {
  const sent: unknown[] = [];
  const { user } = show({
    createMandate: ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? problem(400, 'validation', [{ field: 'reference', messageKey: 'validation.mandate.known' }])
        : { insertId: 5 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a mandate' }));
  const list = within(await screen.findByRole('dialog', { name: 'Clients without a mandate' }));
  await user.click(await list.findByRole('button', { name: /Add a mandate/u }));
  const form = within(await screen.findByRole('dialog', { name: 'Mandate of Maes Jean' }));
  await user.type(form.getByRole('textbox', { name: /^Account/u }), 'BE00 1234');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/BE68 5390 0754 7034/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(form.getByRole('textbox', { name: /^Account/u }));
  await user.type(form.getByRole('textbox', { name: /^Account/u }), 'BE68 5390 0754 7034');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('A mandate has this reference already.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ clientId: 12, iban: 'BE68539007547034', holder: null, once: false });
});
