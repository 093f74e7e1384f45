import { type Answer, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { OpenedSending, SendSelection } from './send-selection.tsx';

const planned = (invoiceId: number, more: object = {}) => ({
  invoiceId,
  payerKind: 'client' as const,
  payerId: 7,
  name: `Client ${invoiceId}`,
  amount: 23,
  recall: 0 as const,
  channel: 'mail' as const,
  email: 'zoe@example.be',
  problem: null,
  sent: null,
  open: null,
  seen: `seen ${invoiceId}`,
  ...more,
});
const mark = { at: '2026-03-10T09:30:00Z', channel: 'mail' as const, user_name: 'Ada', kept: false };
const DOCUMENTS = [
  planned(1),
  planned(2, { channel: 'post' }),
  planned(3, { email: null, problem: 'noMailAddress' }),
  planned(4, { sent: mark }),
];
const state = (invoiceId: number, more: object) => ({
  invoiceId,
  payerKind: 'client' as const,
  payerId: 7,
  name: `Client ${invoiceId}`,
  recall: 0 as const,
  channel: 'mail' as const,
  state: 'sent' as const,
  problem: null,
  detail: null,
  dueAt: mark.at,
  changedAt: mark.at,
  invoices: 0,
  ...more,
});

it('previews the ways, names who cannot be reached, leaves out what was sent, and shows the result of each', async () => {
  const createSending = vi.fn<Answer<'createSending'>>(() => ({ id: 5 }));
  const { user } = renderWithHost(
    <>
      <SendSelection kind="client" invoices={[1, 2, 3, 4]} />
      <OpenedSending />
    </>,
    {
      user: testUser('super'),
      route: '/invoice',
      messages,
      handlers: {
        previewSending: () => ({ delivers: true, documents: DOCUMENTS }),
        createSending,
        getSending: () => ({
          id: 5,
          kind: 'client',
          at: mark.at,
          user_name: 'Ada',
          documents: [
            state(1, { state: 'refused', detail: 'No such user here' }),
            state(2, { channel: 'post', state: 'toPrint' }),
          ],
        }),
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Send 4 documents' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Sending of 4 documents' }));
  expect(await preview.findByText('By e-mail: 1 · by post: 1 · not sent: 0')).toBeTruthy();
  expect(preview.getByRole('link', { name: 'Client 3' }).getAttribute('href')).toBe('/client?id=7');
  expect(preview.getByText(/Client 4 · 000004 · E-mail, .*, Ada/)).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Send 2 documents' }));
  const result = within(await screen.findByRole('dialog', { name: 'Sending no. 5' }));
  expect(createSending.mock.calls[0]?.[0].body.documents).toEqual([
    { invoiceId: 1, recall: 0, channel: 'mail', seen: 'seen 1' },
    { invoiceId: 2, recall: 0, channel: 'post', seen: 'seen 2' },
  ]);
  expect(await result.findByText('No such user here')).toBeTruthy();
  expect(result.getByRole<HTMLButtonElement>('button', { name: 'It is printed' }).disabled).toBe(true);
});

it('says that a colleague has sent the documents meanwhile', async () => {
  const { user } = renderWithHost(<SendSelection kind="client" invoices={[1]} />, {
    user: testUser('invoice'),
    route: '/invoice',
    messages,
    handlers: {
      previewSending: () => ({ delivers: true, documents: [planned(1)] }),
      createSending: () => problem(409, 'sending.changed'),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Send 1 document' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Sending of 1 document' }));
  await user.click(await preview.findByRole('button', { name: 'Send 1 document' }));
  expect(await preview.findByText(/A colleague has sent or queued these documents/)).toBeTruthy();
});
