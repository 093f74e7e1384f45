import type { components } from '@navette/openapi/types';
import { addDays, belgianDate, brusselsToday } from '@navette/shared/domain';
import { problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import MonthEndPage from './index.tsx';

type Form = components['schemas']['InvoicesForm'];

/** As many invoices as two calls take. */
const COUNT = 30;
const line = { ap_date: '2026-03-10', ap_time: '10:00', client: 'Œuvrard Zoé', destination: 'Clinique', amount: 20 };
const invoices = Array.from({ length: COUNT }, (_, index) => ({
  payerId: index + 1,
  name: `Client ${String(index + 1)}`,
  amount: 20,
  lines: [{ ...line, id: index + 1, reasons: [] }],
}));
const today = brusselsToday();
const tomorrow = addDays(today, 1);

async function makeAll(last: { readonly id: number; readonly date: string }, isOvertaken = false) {
  const sent: Form[] = [];
  const { user } = renderWithHost(<MonthEndPage />, {
    user: testUser('super'),
    route: '/monthEnd?from=2026-03-01&to=2026-03-31&kind=client',
    messages,
    handlers: {
      previewMonthEnd: () => ({ invoices, leftOut: [], last }),
      createInvoices: ({ body }) => {
        sent.push(body);
        const params = { series: 'client', number: '000124', date: belgianDate(today), last: belgianDate(tomorrow) };
        if (isOvertaken && !body.confirmDate)
          return problem(409, 'document.date', [{ field: 'date', messageKey: BEFORE_LAST, params }], params);
        return body.invoices.map(({ payerId }) => ({ payerId, id: 200 + payerId, problem: null }));
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make all 30 invoices' }));
  return { user, sent, question: within(await screen.findByRole('alertdialog')) };
}

const BEFORE_LAST = 'validation.document.beforeLast';
const confirmed = (sent: readonly Form[]) => sent.map(({ confirmDate }) => confirmDate);

describe('the date of month end', () => {
  it('asks about a date before the last number in the same question, and confirms it for every call', async () => {
    const { user, sent, question } = await makeAll({ id: 123, date: tomorrow });
    expect(question.getByText(/Is the date .* right/u)).toBeTruthy();
    expect(question.getByRole('listitem').textContent).toBe(
      `The last invoice (000123) is dated ${belgianDate(tomorrow)}: ${belgianDate(today)} is before it.`,
    );
    await user.click(question.getByRole('button', { name: 'Make 30 invoices' }));
    await waitFor(() => expect(confirmed(sent)).toEqual([true, true]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('the date of month end is not asked about when it is today, on the day of the last number', async () => {
    const { user, sent, question } = await makeAll({ id: 123, date: today });
    expect(question.queryByRole('listitem')).toBeNull();
    await user.click(question.getByRole('button', { name: 'Make 30 invoices' }));
    await waitFor(() => expect(confirmed(sent)).toEqual([undefined, undefined]));
  });

  it('the date of month end is asked about once more when a colleague made a later invoice meanwhile', async () => {
    const { user, sent, question } = await makeAll({ id: 123, date: today }, true);
    await user.click(question.getByRole('button', { name: 'Make 30 invoices' }));
    const again = within(await screen.findByRole('alertdialog', { name: /^Is the date/u }));
    await user.click(again.getByRole('button', { name: 'Keep this date' }));
    await waitFor(() => expect(confirmed(sent)).toEqual([undefined, true, true]));
  });

  it('leaves the invoices refused, with the reason, when the user does not confirm the date', async () => {
    const { user, question } = await makeAll({ id: 123, date: today }, true);
    await user.click(question.getByRole('button', { name: 'Make 30 invoices' }));
    for (let calls = 0; calls < 2; calls += 1) {
      const again = within(await screen.findByRole('alertdialog', { name: /^Is the date/u }));
      await user.click(again.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await screen.findByRole('button', { name: 'Retry 30 invoices' });
    expect(screen.getAllByText(/The last invoice \(000124\)/u)).toHaveLength(COUNT);
  });
});
