import { problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { clientInvoice } from '../../testing/sample-invoice.ts';
import { RecallSelect } from './recall-select.tsx';

it('saves a reminder that is refused as too early with a reason', async () => {
  let recall: 0 | 1 | 2 | 3 = 1;
  const saved = vi.fn();
  const { user } = renderWithHost(<RecallSelect id={123} />, {
    user: testUser('invoice'),
    messages,
    handlers: {
      getClientInvoice: () => [{ ...clientInvoice, recall }],
      updateClientInvoice: async ({ request }) => {
        const body: { recall: 2; reason?: string } = await request.json();
        saved(body);
        if (body.reason === undefined) return problem(409, 'reminder.early', [], { count: 1 });
        recall = body.recall;
        return { affectedRows: 1 };
      },
    },
  });
  // By keyboard too a level is saved when it is chosen, not on the way to it.
  (await screen.findByRole('radio', { name: '1st reminder' })).focus();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(saved).not.toHaveBeenCalled();
  await user.click(await screen.findByText('Formal notice'));
  await user.click(await screen.findByRole('button', { name: 'Save with this reason' }));
  expect(screen.getByText(/^Say why/u)).toBeTruthy();
  expect(saved).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'asked by phone');
  await user.click(screen.getByRole('button', { name: 'Save with this reason' }));
  expect(await screen.findByText('Reminder saved: Formal notice')).toBeTruthy();
  expect(saved).toHaveBeenLastCalledWith({ recall: 2, recallBefore: 1, reason: 'asked by phone' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('does not overwrite the reminder level that a colleague set meanwhile, and shows it', async () => {
  let recall: 0 | 1 | 2 | 3 = 1;
  const { user } = renderWithHost(<RecallSelect id={123} />, {
    user: testUser('invoice'),
    messages,
    handlers: {
      getClientInvoice: () => [{ ...clientInvoice, recall }],
      updateClientInvoice: () =>
        problem(
          409,
          'reminder.changed',
          [{ field: 'recall', messageKey: 'validation.reminder.overtaken', params: { invoice: 123, level: recall } }],
          { count: 1 },
        ),
    },
  });
  expect(await screen.findByRole('radio', { name: '1st reminder' })).toHaveProperty('checked', true);
  recall = 3;
  await user.click(screen.getByText('Formal notice'));
  expect(await screen.findByText(/colleague has set the reminder level of invoice 123 to 3/u)).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked)).toBe(3);
});
