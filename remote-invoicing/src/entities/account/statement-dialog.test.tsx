import { type Answer, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { StatementDialog } from './statement-dialog.tsx';
import type { ClientStatement } from './statement-requests.ts';

const { payer, company } = sampleDocument;
const statement: ClientStatement = {
  clientId: 7,
  firstname: 'Zoé',
  lastname: 'Œuvrard',
  payer,
  company,
  language: 'nl',
  today: '2026-04-20',
  startDate: null,
  endDate: null,
  opening: 0,
  balance: 34.5,
  late: 34.5,
  entries: [
    { date: '2026-03-10', type: 'invoice', number: 1, invoiceId: 1, amount: 54.5, balance: 54.5 },
    { date: '2026-04-10', type: 'payment', number: 3, invoiceId: 1, amount: -20, balance: 34.5 },
  ],
  open: [{ id: 1, date: '2026-03-10', due: '2026-03-25', amount: 54.5, open: 34.5 }],
};

function show(handlers: HostOptions['handlers'] = {}) {
  const rendered = renderWithHost(<StatementDialog clientId={7} name="Œuvrard Zoé" onClose={() => {}} />, {
    user: testUser('account'),
    route: '/lateInvoices',
    messages,
    handlers: { getClientStatement: () => statement, listStatementMails: () => [], ...handlers },
  });
  return { ...rendered, dialog: within(screen.getByRole('dialog', { name: 'Statement of account: Œuvrard Zoé' })) };
}

describe('the statement of account of a client', () => {
  it('the statement of account of a client is a document in the language of the client, and its movements a list', async () => {
    const { dialog, user } = show();
    const paper = within(await dialog.findByRole('article', { name: /^Rekeningoverzicht/u }));
    expect(paper.getByRole('table', { name: 'Verrichtingen' }).textContent).toContain('Betaling');
    await user.click(dialog.getByRole('tab', { name: 'Movements' }));
    // Printed whichever part is in view.
    expect(document.querySelectorAll('[data-print-root=document] article')).toHaveLength(1);
    expect(await dialog.findByText('-€20.00')).toBeTruthy();
  });

  it('the statement of account of a client is that of a period on demand', async () => {
    const getClientStatement = vi.fn<Answer<'getClientStatement'>>(() => statement);
    const { dialog, user } = show({ getClientStatement });
    await dialog.findByRole('article');
    await user.click(dialog.getByRole('checkbox', { name: 'All dates' }));
    await waitFor(() =>
      expect(getClientStatement.mock.calls.at(-1)?.[0].body).toMatchObject({
        clientId: 7,
        startDate: expect.stringMatching(/-01-01$/u),
      }),
    );
  });

  it('sends the statement of account by mail with its PDF, and lists the mail', async () => {
    const sent = {
      id: '4f9c1c9e-6a2b-4c3d-8e4f-5a6b7c8d9e0f',
      to: ['zoe@example.be'],
      subject: 'Rekeningoverzicht',
      text: 'Dag',
      files: ['rekeningoverzicht-7-2026-04-20.pdf'],
      readable: [1],
      user_name: 'Ada Account',
      at: '2026-04-20T09:30:00Z',
      state: 'kept' as const,
    };
    let isDown = true;
    const sendClientStatement = vi.fn<Answer<'sendClientStatement'>>(() =>
      isDown ? problem(503, 'mail.sendFailed') : sent,
    );
    const { dialog, user } = show({ sendClientStatement, listStatementMails: () => (isDown ? [] : [sent]) });
    await dialog.findByRole('article');
    await user.click(dialog.getByRole('button', { name: 'Send by mail' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send: Rekeningoverzicht – Zoé Œuvrard' }));
    expect(form.getByText('Attached: rekeningoverzicht-7-2026-04-20.pdf')).toBeTruthy();
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/u }).value).toContain('34,50');
    expect(form.queryByRole('combobox', { name: /Reminder letter/u })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText(/The mail server does not answer/u)).toBeTruthy();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/zoe@example.be · by Ada Account/u)).toBeTruthy();
    expect(sendClientStatement.mock.calls[0]?.[0].body).toEqual({
      to: 'zoe@example.be',
      subject: expect.stringContaining('Rekeningoverzicht'),
      text: expect.stringContaining('rekeningoverzicht'),
      startDate: null,
      endDate: null,
    });
  });

  it('retries a statement of account that failed to load', async () => {
    let isDown = true;
    const { dialog, user } = show({ getClientStatement: () => (isDown ? problem(503, 'unavailable') : statement) });
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await dialog.findByRole('article')).toBeTruthy();
  });
});
