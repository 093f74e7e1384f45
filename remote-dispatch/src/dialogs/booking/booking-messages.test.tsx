import type { components } from '@navette/openapi/types';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answer, showBookingDialog } from './testing/show-booking-dialog.tsx';

type Choices = components['schemas']['MessageChoices'];

const sms = { channel: 'sms', recipient: '+32…456', text: 'Navette: your trip changed', dueAt: null } as const;
const CHOICES: Choices = {
  problem: null,
  choices: [
    { event: 'changed', messages: [sms] },
    { event: 'confirmed', messages: [{ ...sms, text: 'Navette: your trip is booked' }] },
  ],
};
const failed = {
  id: '8a3e1a52-0c5d-4a5b-9a3e-1a520c5d4a5b',
  bookingId: 12,
  ap_date: '2026-03-10',
  client_lastname: 'Maes',
  client_firstname: 'Jan',
  event: 'confirmed',
  channel: 'sms',
  recipient: '+32…456',
  language: 'nl',
  text: 'Navette: uw rit',
  state: 'failed',
  reason: 'unreachable',
  detail: 'Absent',
  parts: 1,
  cost: 0,
  at: '2026-03-01T09:00:00Z',
  dueAt: '2026-03-01T09:00:00Z',
  changedAt: '2026-03-01T09:01:00Z',
} as const;

async function open(choices: Choices = CHOICES) {
  const sendMessageNow = vi.fn<Answer<'sendMessageNow'>>(() => ({ affectedRows: 1 }));
  const shown = showBookingDialog({
    input: { id: 12 },
    handlers: { listMessageChoices: () => choices, listClientMessages: () => [failed], sendMessageNow },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Messages to the client' }));
  return { ...shown, sendMessageNow };
}

it('shows the messages about a booking with their state and the words of the gateway', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Messages to the client' });
  expect(list.textContent).toMatch(/Booking confirmed|Booked/u);
  expect(list.textContent).toMatch(/Number not reachable \(Absent\).*Navette: uw rit/u);
  expect(within(list).getByRole('button', { name: 'Send again' })).toBeTruthy();
});

it('proposes the message that fits best, shows its text, and sends the one that is chosen', async () => {
  const { user, sendMessageNow } = await open();
  const group = await screen.findByRole('group', { name: 'New message' });
  expect(group.textContent).toContain('Navette: your trip changed');
  await user.click(within(group).getByRole('radio', { name: /booked|confirmed/iu }));
  expect(group.textContent).toContain('Navette: your trip is booked');
  await user.click(within(group).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(sendMessageNow.mock.calls[0]?.[0].body).toEqual({ bookingId: 12, event: 'confirmed' }));
});

it('says why nothing can be sent', async () => {
  await open({ problem: 'noConsent', choices: [] });
  expect(await screen.findByText(/does not agree to messages/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});
