import { problem, renderWithHost } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleMail } from '../../testing/sample-mail.ts';
import MailPage from './index.tsx';

const sent = {
  id: '4f9c1c9e-6a2b-4c3d-8e4f-5a6b7c8d9e0f',
  to: ['helene@clinique.example'],
  subject: 'Re: Retour plus tôt',
  text: 'C’est noté.',
  files: [],
  readable: [],
  user_name: 'Ada Dispatch',
  at: '2026-03-10T09:30:00Z',
  state: 'sent' as const,
};

describe('replying to a mail', () => {
  it('is sent again under the same key after the mail server failed', async () => {
    const bodies: unknown[] = [];
    const { user } = renderWithHost(<MailPage />, {
      route: '/mail',
      messages,
      handlers: {
        getMessages: () => [sampleMail({ unread: false })],
        listMessages: () => [],
        replyToMessage: ({ body }) => {
          bodies.push(body);
          return bodies.length === 1 ? problem(503, 'mail.sendFailed') : sent;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Retour plus tôt/ }));
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Merci');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText(/The mail server does not answer/);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('Reply sent');
    expect(bodies[0]).toMatchObject({ id: '7', key: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
    expect(bodies.slice(1)).toEqual([bodies[0]]);
  });

  it('shows at its field that an address is invalid', async () => {
    const replyToMessage = vi.fn(() => sent);
    const { user } = renderWithHost(<MailPage />, {
      route: '/mail',
      messages,
      handlers: { getMessages: () => [sampleMail({ unread: false })], listMessages: () => [], replyToMessage },
    });
    await user.click(await screen.findByRole('button', { name: /Retour plus tôt/ }));
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const to = await screen.findByRole('textbox', { name: /To/ });
    await user.clear(to);
    await user.type(to, 'helene');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'));
    expect(replyToMessage).not.toHaveBeenCalled();
  });

  it('lists what was sent, and what failed', async () => {
    renderWithHost(<MailPage />, {
      route: '/mail?sent=1',
      messages,
      handlers: {
        listSentMessages: () => [sent, { ...sent, id: sent.id.replace('4', '5'), state: 'failed' as const }],
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Sent' }));
    expect(list.getAllByText('helene@clinique.example')).toHaveLength(2);
    expect(list.getByText('Sending failed')).toBeTruthy();
    expect(list.getAllByText(/by Ada Dispatch/)).toHaveLength(2);
  });
});

it('saves a file sent with a mail, and names one without a stored copy', async () => {
  const asked: unknown[] = [];
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const id = '6f1c7c4e-6f0a-4d5e-9d3c-0a1b2c3d4e5f';
  const { user } = renderWithHost(<MailPage />, {
    route: '/mail?sent=1',
    messages,
    handlers: {
      listSentMessages: () => [
        {
          id,
          to: ['zoe@example.be'],
          subject: 'Facture',
          text: 'Bonjour',
          files: ['rappel-2-000001.pdf', 'facture-000001.pdf'],
          readable: [2],
          user_name: 'Ada Invoice',
          at: '2026-03-31T10:00:00.000Z',
          state: 'sent',
        },
      ],
      getSentAttachment: ({ body }) => {
        asked.push(body);
        return new Response('%PDF-', { headers: { 'content-type': 'application/octet-stream' } });
      },
    },
  });
  const row = within(await screen.findByRole('listitem'));
  await user.click(row.getByText('Facture'));
  expect(row.getByText('rappel-2-000001.pdf (no copy kept)')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Save facture-000001.pdf' }));
  await waitFor(() => expect(names).toEqual(['facture-000001.pdf']));
  expect(asked).toEqual([{ id, number: 2 }]);
  vi.restoreAllMocks();
});
