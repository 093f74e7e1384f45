import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { client, hospital } from '../dialogs/booking/testing/samples.ts';
import { messages } from '../testing/messages.ts';
import { sampleMail } from '../testing/sample-mail.ts';
import MailPage from '../pages/mail/index.tsx';

const body = `Bonjour,
Pourriez-vous prendre Mme Claes Marie (née le 03/04/1948) demain à 14h30 pour une consultation à la Clinique Saint-Jean ?
Elle se déplace en chaise roulante. M. Inconnu viendra avec elle.`;

const CLAES = { ...client, id: 5, lastname: 'Claes', firstname: 'Marie', birthday: '1948-04-03' };

/** Opens the form of a booking made from a mail. */
async function book(more: Parameters<typeof sampleMail>[0], handlers: HostOptions['handlers'] = {}) {
  const { user } = renderWithHost(<MailPage />, {
    route: '/mail',
    user: testUser('dispatch'),
    messages,
    handlers: {
      getMessages: () => [sampleMail({ unread: false, Subject: 'Transport', ...more })],
      listMessages: () => [],
      listClients: ({ query }) =>
        query.get('q') === 'Claes Marie' ? [CLAES, { ...CLAES, id: 6, birthday: '1970-01-01' }] : [],
      getClient: () => [CLAES],
      listDestinations: () => [hospital],
      getDestination: () => [hospital],
      listMCodes: () => [],
      findReturnBooking: () => [],
      getDistance: () => problem(404, 'notFound'),
      listInsurances: () => [],
      listActiveDrivers: () => [],
      getMailAttachment: () =>
        new Response(new Uint8Array([37, 80, 68, 70]), { headers: { 'content-type': 'application/octet-stream' } }),
      ...handlers,
    },
  });
  await user.click(await screen.findByRole('button', { name: /Transport/ }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }, { timeout: 20_000 }));
  return { user, dialog };
}

describe('what was read in a mail', () => {
  it('is filled in the form of the booking one click at a time, and only where our records fit', async () => {
    const { user, dialog } = await book({ body });
    const read = within(dialog.getByRole('region', { name: 'Read in the mail' }));
    const time = dialog.getByRole('textbox', { name: /^Appointment/ });
    expect(time).toHaveProperty('value', '');
    await user.click(read.getByRole('button', { name: /^Use: Trip .*14:30/ }));
    expect(time).toHaveProperty('value', '14:30');
    await user.click(await read.findByRole('button', { name: 'Use: Client Claes Marie · 03/04/1948' }));
    expect(await dialog.findByDisplayValue('Claes Marie')).toBeTruthy();
    await user.click(read.getByRole('button', { name: 'Use: Destination Clinique Saint-Jean' }));
    await user.click(read.getByRole('button', { name: 'Use: Mobility Wheelchair' }));
    expect(read.getAllByText('Used')).toHaveLength(4);
    expect(read.getByText('Inconnu')).toBeTruthy();
    expect(read.queryByRole('button', { name: /Inconnu/ })).toBeNull();
  });
});

const pdf = { id: '2', name: 'demande.pdf', size: 4000 };

describe('what was read in a PDF', () => {
  it('is proposed as the text of its mail is, counted from the day of the mail, beside its pages', async () => {
    const { user, dialog } = await book({ attachments: [pdf] }, { readPdf: () => ({ text: body }) });
    const read = within(await dialog.findByRole('region', { name: 'Read in demande.pdf' }));
    await user.click(read.getByRole('button', { name: /^Use: Trip .*14:30/ }));
    expect(dialog.getByRole('textbox', { name: /^Appointment/ })).toHaveProperty('value', '14:30');
    expect(read.getByText(/11 March 2026/)).toBeTruthy();
    expect(dialog.getByText(/M\. Inconnu viendra/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toMatch(/^blob:/u);
  });

  it('says that a scan has no text, and why a file is refused', async () => {
    const { dialog } = await book(
      { attachments: [pdf, { ...pdf, id: '3', name: 'locked.pdf' }, { ...pdf, id: '4', name: 'photo.jpg' }] },
      {
        getMailAttachment: ({ body: { attachmentId } }) =>
          attachmentId === '3'
            ? problem(400, 'file.locked')
            : new Response(new Uint8Array([37]), { headers: { 'content-type': 'application/octet-stream' } }),
        readPdf: () => ({ text: ' ' }),
      },
    );
    expect(await dialog.findByText(/demande\.pdf is a scan/)).toBeTruthy();
    expect(await dialog.findByText('locked.pdf could not be read')).toBeTruthy();
    expect(dialog.getByText(/This PDF is protected/)).toBeTruthy();
    expect(dialog.queryByText(/photo\.jpg (is|could)/)).toBeNull();
  });
});
