import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, saveButton, showBookingDialog } from './testing/show-booking-dialog.tsx';

const archived = sampleBooking({ archived: true, type: 'back', willCall: true, linkedId: 13, accepted: 2 });

async function open() {
  const opened = vi.fn<() => undefined>();
  const shown = showBookingDialog({
    input: { id: 12 },
    handlers: { getBooking: ({ path }) => [path.id === 13 ? sampleBooking({ id: 13 }) : archived] },
    dialogs: { 'dispatch/booking@1': opened },
  });
  await waitFor(() => expect(field('Client').value).not.toBe(''));
  return { ...shown, opened };
}

describe('an archived booking', () => {
  it('shows that an archived booking is archived, and disables its fields', async () => {
    const { user } = await open();
    expect(screen.getByText('Archived')).toBeTruthy();
    expect(screen.getByText('This booking is archived: it can only be looked at.')).toBeTruthy();
    for (const name of ['Client', 'Ready to go home at', 'Invoice price (€)', 'Status', 'Internal comment'])
      expect(field(name).matches(':disabled')).toBe(true);
    expect(saveButton().hasAttribute('disabled')).toBe(true);
    await user.type(field('Internal comment'), 'x');
    expect(field('Internal comment').value).not.toContain('x');
  });

  it('offers neither delete, nor ready now, nor a notification for an archived booking', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ready now' })).toBeNull();
    for (const group of screen.getAllByRole('group', { name: /driver/i, hidden: true }))
      for (const button of group.querySelectorAll('button')) expect(button.matches(':disabled')).toBe(true);
  });

  it('shows history and linked leg of an archived booking, and clones it', async () => {
    const { user, opened } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open the linked trip' }));
    expect(opened).toHaveBeenCalledWith({ id: 13 });
    expect(screen.getByRole('button', { name: 'History' }).matches(':disabled')).toBe(false);
    expect(screen.getByRole('button', { name: 'Copy' }).matches(':disabled')).toBe(false);
  });
});
