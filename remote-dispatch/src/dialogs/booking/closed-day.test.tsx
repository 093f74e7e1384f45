import { addDays, belgianDate, brusselsToday } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, saveButton, showBookingDialog } from './testing/show-booking-dialog.tsx';

const until = addDays(brusselsToday(), -3);
const closed = `The amounts of bookings are closed until ${belgianDate(until)}`;
const listLockDates = () => [
  { kind: 'bookings' as const, until },
  { kind: 'sales' as const, until: brusselsToday() },
];

it('says before a booking is made that its day is closed, and saves again on a later one', async () => {
  const { user } = showBookingDialog({ input: { draft: { dates: [until] } }, handlers: { listLockDates } });
  expect(await screen.findByText(closed)).toBeTruthy();
  expect(saveButton().hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: new RegExp(`Remove.*${belgianDate(until)}`, 'u') }));
  await waitFor(() => expect(screen.queryByText(closed)).toBeNull());
  expect(saveButton().hasAttribute('disabled')).toBe(false);
});

it('keeps money, driver and day of a booking whose day is closed, and leaves its notes to change', async () => {
  showBookingDialog({
    role: 'super',
    input: { id: 12 },
    handlers: { listLockDates, getBooking: () => [sampleBooking({ ap_date: until })] },
  });
  expect(await screen.findByText(closed)).toBeTruthy();
  for (const name of ['Driver', 'Invoice price (€)']) expect(field(name).matches(':disabled, [readonly]')).toBe(true);
  for (const name of ['Internal comment']) expect(field(name).matches(':disabled, [readonly]')).toBe(false);
  for (const name of ['Archive', 'Delete'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});
