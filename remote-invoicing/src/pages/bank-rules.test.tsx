import { type Answer, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import BankRulesPage from './bank-rules.tsx';

const rule = {
  id: 4,
  position: 1,
  contains: 'Proximus',
  account: null,
  sign: 'out',
  action: 'expense',
  categoryId: 2,
  supplierId: null,
  category: 'Téléphonie',
  supplier: null,
  reason: null,
} as const;

it('asks for the reason of a rule that sets aside, moves rules, and shows what they make', async () => {
  const createBankRule = vi.fn<Answer<'createBankRule'>>(() => ({ insertId: 5 }));
  const moveBankRule = vi.fn<Answer<'moveBankRule'>>(() => ({ affectedRows: 1 }));
  const { user } = renderWithHost(<BankRulesPage />, {
    user: testUser('super'),
    route: '/reconcile/rules',
    messages,
    handlers: { listBankRules: () => [rule], listMoneyCategories: () => [], createBankRule, moveBankRule },
  });
  await screen.findByText('Téléphonie');
  await user.click(screen.getByRole('button', { name: /^Move down/u }));
  await waitFor(() => expect(moveBankRule.mock.lastCall?.[0].body).toEqual({ id: 4, direction: 'down' }));
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }));
  await user.type(dialog.getByRole('textbox', { name: /^Contains the text/u }), 'Frais');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Becomes/u }), 'Set aside');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/at least 3|3 characters/u)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/u }), 'Frais bancaires');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(createBankRule.mock.lastCall?.[0].body).toMatchObject({
      contains: 'Frais',
      action: 'aside',
      reason: 'Frais bancaires',
    }),
  );
});
