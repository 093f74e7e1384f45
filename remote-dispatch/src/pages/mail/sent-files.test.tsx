import { renderWithHost } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import MailPage from './index.tsx';

it('saves a file that went out with a mail, and names one of which no copy is kept', async () => {
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
