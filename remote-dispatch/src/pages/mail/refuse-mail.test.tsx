import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleMail } from '../../testing/sample-mail.ts';
import MailPage from './index.tsx';

const mail = sampleMail({
  id: '7',
  unread: false,
  Subject: 'Vervoer',
  body: 'Beste,\nKunnen jullie Mevr. Claes Marie morgen om 14u30 naar het ziekenhuis brengen?',
});

const show = (handlers: HostOptions['handlers'] = {}, role: Parameters<typeof testUser>[0] = 'dispatch') =>
  renderWithHost(<MailPage />, {
    route: '/mail',
    user: testUser(role),
    messages,
    handlers: { getMessages: () => [mail], listMessages: () => [], ...handlers },
  });

describe('the request of a mail', () => {
  it('is refused with its reason, and an answer is proposed in the language of the mail', async () => {
    const createTripRequest = vi.fn(() => ({ insertId: 5 }));
    const { user } = show({ createTripRequest });
    await user.click(await screen.findByRole('button', { name: /Vervoer/ }));
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse: Vervoer' }));
    expect(dialog.getByRole('textbox', { name: /^Patient/ })).toHaveProperty('value', 'Claes Marie');
    expect(dialog.getByRole('textbox', { name: /^Date/ })).toHaveProperty('value', '11/03/2026');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(createTripRequest).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'No driver free');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    const reply = within(await screen.findByRole('dialog', { name: /Vervoer/ }));
    const text = await reply.findByRole('textbox', { name: /^Text/ });
    await waitFor(() =>
      expect(text).toHaveProperty('value', expect.stringContaining('op 11/03/2026 om 14:30. Wij kunnen ze niet aanv')),
    );
    expect(createTripRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          source: 'mail',
          lastname: 'Claes Marie',
          date: '2026-03-11',
          time: '14:30',
          contact: 'Vervoer · "Hélène Dupont" <helene@clinique.example>',
          refusal: { reason: 'noDriver', note: null },
        },
      }),
    );
  });

  it('is read in its PDF too, where nothing was typed meanwhile', async () => {
    const pdf = { id: '2', name: 'aanvraag.pdf', size: 4000 };
    let arrive: (answer: { text: string }) => void = () => undefined;
    const readPdf = vi.fn(() => new Promise<{ text: string }>((resolve) => (arrive = resolve)));
    const { user } = show({
      readPdf,
      getMessages: () => [{ ...mail, body: 'Zie bijlage.', attachments: [pdf] }],
      getMailAttachment: () =>
        new Response(new Uint8Array([37]), { headers: { 'content-type': 'application/octet-stream' } }),
    });
    await user.click(await screen.findByRole('button', { name: /Vervoer/ }));
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse: Vervoer' }));
    expect(dialog.getByText('Reading aanvraag.pdf…')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Time/ }), '9h');
    await waitFor(() => expect(readPdf).toHaveBeenCalled());
    arrive({ text: 'Mevr. Claes Marie, op 12/03/2026 om 14u30 naar het ziekenhuis.' });
    expect(await dialog.findByDisplayValue('Claes Marie')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /^Date/ })).toHaveProperty('value', '12/03/2026');
    expect(dialog.getByRole('textbox', { name: /^Time/ })).toHaveProperty('value', '9h');
    expect(dialog.getByText('Read in aanvraag.pdf')).toBeTruthy();
  });

  it('is refused by those who book alone', async () => {
    const { user } = show({}, 'invoice');
    await user.click(await screen.findByRole('button', { name: /Vervoer/ }));
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  });
});
