import { problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invoiceAccount } from '../../testing/invoice-account.ts';
import { messages } from '../../testing/messages.ts';
import { PaymentForm } from './payment-form.tsx';

it('repeats the same attempt after a lost answer, so that a payment is written once', async () => {
  const createPayment = vi.fn<(call: { readonly request: Request }) => ReturnType<typeof problem>>(() =>
    problem(503, 'unavailable'),
  );
  const { user } = renderWithHost(<PaymentForm entry="payment" account={invoiceAccount()} onClose={vi.fn()} />, {
    user: testUser('invoice'),
    messages,
    handlers: { createPayment },
  });
  const save = screen.getByRole('button', { name: 'Add payment' });
  await user.click(save);
  await vi.waitFor(() => expect(createPayment).toHaveBeenCalledTimes(1));
  await screen.findByRole('alert');
  await user.click(save);
  await vi.waitFor(() => expect(createPayment).toHaveBeenCalledTimes(2));
  const [first, second] = createPayment.mock.calls.map(([{ request }]) => request.headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/u);
  expect(second).toBe(first);
});
