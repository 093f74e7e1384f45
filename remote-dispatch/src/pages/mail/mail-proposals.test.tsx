import { problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { client, hospital } from '../../dialogs/booking/testing/samples.ts';
import { messages } from '../../testing/messages.ts';
import { sampleMail } from '../../testing/sample-mail.ts';
import MailPage from './index.tsx';

const body = `Bonjour,
Pourriez-vous prendre Mme Claes Marie (née le 03/04/1948) demain à 14h30 pour une consultation à la Clinique Saint-Jean ?
Elle se déplace en chaise roulante. M. Inconnu viendra avec elle.`;

describe('what was read in a mail', () => {
  it('is filled in the form of the booking one click at a time, and only where our records fit', async () => {
    const { user } = renderWithHost(<MailPage />, {
      route: '/mail',
      user: testUser('dispatch'),
      messages,
      handlers: {
        getMessages: () => [sampleMail({ unread: false, Subject: 'Transport', body })],
        listMessages: () => [],
        listClients: ({ query }) =>
          query.get('q') === 'Claes Marie'
            ? [
                { ...client, id: 5, lastname: 'Claes', firstname: 'Marie', birthday: '1948-04-03' },
                { ...client, id: 6, lastname: 'Claes', firstname: 'Marie', birthday: '1970-01-01' },
              ]
            : [],
        getClient: () => [{ ...client, id: 5, lastname: 'Claes', firstname: 'Marie', birthday: '1948-04-03' }],
        listDestinations: () => [hospital],
        getDestination: () => [hospital],
        listMCodes: () => [],
        findReturnBooking: () => [],
        getDistance: () => problem(404, 'notFound'),
        listInsurances: () => [],
        listActiveDrivers: () => [],
      },
    });
    await user.click(await screen.findByRole('button', { name: /Transport/ }));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }, { timeout: 20_000 }));
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
