import { problem, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from './testing/show-bookings.tsx';

describe('status of a booking in its row', () => {
  it('shows why the status could not be undone', async () => {
    const refused = {
      status: 409,
      code: 'booking.changedSince',
      messageKey: 'problem.booking.changedSince',
      fields: [],
      incidentId: 'x1',
    };
    const { user } = show({
      handlers: {
        updateBooking: () => ({ affectedRows: 1, changes: [501] }),
        undoChanges: () => [{ id: 12, result: 'refused', problem: refused, change: null }],
      },
    });
    await user.click(await screen.findByRole('button', { name: /booking 12.*pending/i }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Closed' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(/This booking has been changed again since. Open it and correct it by hand/),
    ).toBeTruthy();
  });

  it('changes the status by keyboard, and reverts it with a message when it is refused', async () => {
    const { user } = show({ handlers: { updateBooking: () => problem(409, 'booking.invoiced') } });
    await user.click(await screen.findByRole('button', { name: /booking 12.*pending/i }));
    // A menu takes the focus one frame after it opens.
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(await screen.findByText(/The status was not saved: booking 12/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /booking 12.*pending/i })).toBeTruthy();
  });
});

describe('an invoiced booking', () => {
  const invoiced = { listBookingsByDate: () => [sampleBooking({ status: 1, invoices: [{ kind: 'client', id: 7 }] })] };
  const cancel = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: /booking 12.*closed/i }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Canceled' }));
  };

  it('names the invoice in its row, and proposes the credit note instead of being canceled', async () => {
    const updateBooking = vi.fn(() => ({ affectedRows: 1 }));
    const { user, address } = show({ handlers: { ...invoiced, updateBooking }, user: testUser('super') });
    const link = await screen.findByRole('link', { name: 'Client invoice 000007' });
    expect(link.getAttribute('href')).toBe('/invoice?id=7');
    await cancel(user);
    await user.click(await screen.findByRole('button', { name: 'Credit note: Client invoice 000007' }));
    expect(address()).toBe('/invoice?credit=7');
    expect(updateBooking).not.toHaveBeenCalled();
  });

  it('tells users without invoicing rights that invoicing makes the credit note, also on deletion', async () => {
    const deleteBooking = vi.fn(() => ({ affectedRows: 1 }));
    const { user } = show({ handlers: { ...invoiced, deleteBooking }, user: testUser('dispatch') });
    expect(await screen.findByRole('img', { name: 'Client invoice 000007' })).toBeTruthy();
    await cancel(user);
    expect(await screen.findByText(/Client invoice 000007: ask invoicing for a credit note/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /Delete.*booking 12/i }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(deleteBooking).not.toHaveBeenCalled();
  });
});

describe('archiving a booking', () => {
  it('asks with number, driver and client, archives, and restores the booking on Undo', async () => {
    const trip = {
      id: 77,
      client: 'Éléonore Dubois',
      destination: 'Clinique',
      ap_date: '2026-03-10',
      type: 'to' as const,
    };
    const archiveBooking = vi.fn(() => ({ affectedRows: 1 }));
    const unarchiveBooking = vi.fn(() => ({ affectedRows: 1, doubles: [{ ...trip, ap_time: '10:30' }] }));
    const { user } = show({
      handlers: { listBookingsByDate: () => [sampleBooking()], archiveBooking, unarchiveBooking },
    });
    await user.click(await screen.findByRole('button', { name: /^Actions for booking 12/i }));
    await user.click(await screen.findByRole('menuitem', { name: /^Archive/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive Booking' }));
    expect(question.getByText('Booking: 12 - Jan Peeters - Éléonore Dubois. Are you sure?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(archiveBooking).toHaveBeenCalledOnce());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Booking 12 is in the lists again')).toBeTruthy();
    expect(screen.getByText('Éléonore Dubois now has two trips at the same time or nearly so')).toBeTruthy();
    expect(screen.getByText(/no\. 77 · 10\/03\/2026 10:30/u)).toBeTruthy();
    expect(unarchiveBooking).toHaveBeenCalledOnce();
  });
});

describe('copying a booking', () => {
  const copy = async (handlers: HostOptions['handlers']) => {
    const { user } = show({ handlers: { listBookingsByDate: () => [sampleBooking({ comment: null })], ...handlers } });
    await user.click(await screen.findByRole('button', { name: /^Actions for booking 12/i }));
    await user.click(await screen.findByRole('menuitem', { name: /^Copy/ }));
    return user;
  };

  it('opens a new booking with all values of the other one as they are now, not as the list has them', async () => {
    await copy({ getBooking: () => [sampleBooking({ comment: 'Ring twice' })] });
    const form = within(await screen.findByRole('dialog', { name: /new booking/i }));
    expect(await form.findByDisplayValue('Ring twice')).toBeTruthy();
  });

  it('shows that the other booking could not be read', async () => {
    await copy({ getBooking: () => problem(404, 'notFound') });
    expect(await screen.findByText(/The copy could not be opened/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('notifying the driver', () => {
  const accepted = [sampleBooking({ accepted: 2, ap_date: '2099-03-10' })];

  it('notifying the driver is offered with Undo when an accepted trip is canceled, not when it is closed', async () => {
    const { user } = show({
      handlers: { listBookingsByDate: () => accepted, updateBooking: () => ({ affectedRows: 1, changes: [501] }) },
    });
    await user.click(await screen.findByRole('button', { name: /booking 12.*pending/i }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Closed' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Notify the driver' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /booking 12.*pending/i }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Canceled' }));
    expect(await screen.findByRole('button', { name: 'Notify the driver' })).toBeTruthy();
  });

  it('offers to notify both drivers when both legs of an unanswered trip are canceled', async () => {
    const there = sampleBooking({ id: 12, linkedId: 14, accepted: 1, ap_date: '2099-03-10' });
    const back = sampleBooking({ ...there, id: 14, type: 'back', linkedId: 12, driverId: 9 });
    let isSaved = false;
    const { user } = show({
      handlers: {
        listBookingsByDate: () => [there, back],
        getBooking: () => [{ ...back, ...(isSaved && { status: 3 as const }) }],
        updateBooking: () => {
          isSaved = true;
          return { affectedRows: 2, changes: [501, 502] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /booking 12.*pending/i }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Canceled' }));
    await user.click(await screen.findByRole('radio', { name: /both|14/i }));
    await user.click(screen.getByRole('button', { name: /^Cancel .*/ }));
    expect(await screen.findByRole('button', { name: 'Notify both drivers' })).toBeTruthy();
  });

  it('reports the cancellation of a canceled trip from its menu', async () => {
    const sendBookingNotification = vi.fn((_call: { readonly body: unknown }) => ({ id: 'n1', delivered: true }));
    const { user } = show({
      handlers: {
        listBookingsByDate: () => [sampleBooking({ accepted: 1, status: 3, ap_date: '2099-03-10' })],
        sendBookingNotification,
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Actions for booking 12/i }));
    await user.click(await screen.findByRole('menuitem', { name: /^Report a cancellation/ }));
    expect(await screen.findByText('Booking 12: the driver is notified')).toBeTruthy();
    expect(sendBookingNotification.mock.calls[0]?.[0].body).toMatchObject({ id: 12, msg: 'Un transport est annulé.' });
  });

  it('notifying the driver is offered when an accepted trip is deleted', async () => {
    const { user } = show({
      handlers: { listBookingsByDate: () => accepted, deleteBooking: () => ({ affectedRows: 1 }) },
    });
    await user.click(await screen.findByRole('button', { name: /Delete.*booking 12/i }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Notify the driver' })).toBeTruthy();
  });
});

describe('linked leg in the list', () => {
  const pair = [
    sampleBooking({ id: 12, linkedId: 14 }),
    sampleBooking({ id: 14, type: 'back', ap_time: '12:30', linkedId: 12 }),
  ];
  const cancel = async (handlers: HostOptions['handlers'] = {}) => {
    const updateBooking = vi.fn<(call: { readonly body: unknown }) => { affectedRows: number; changes: number[] }>(
      () => ({ affectedRows: 2, changes: [501, 502] }),
    );
    const undoChanges = vi.fn<(call: { readonly body: unknown }) => []>(() => []);
    const { user } = show({
      handlers: {
        listBookingsByDate: () => pair,
        getBooking: () => pair.slice(1),
        updateBooking,
        undoChanges,
        ...handlers,
      },
    });
    await user.click(await screen.findByRole('button', { name: /booking 12.*pending/i }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Canceled' }));
    return { user, updateBooking, undoChanges };
  };

  it('keeps the status when the user backs out of the question, without an error', async () => {
    const { user, updateBooking } = await cancel();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change nothing' }));
    expect(await screen.findByRole('button', { name: /booking 12.*pending/i })).toBeTruthy();
    expect(updateBooking).not.toHaveBeenCalled();
    expect(screen.queryByText(/was not saved/)).toBeNull();
  });

  it('cancels a leg without a question when the other one was driven', async () => {
    const { updateBooking } = await cancel({ getBooking: () => [sampleBooking({ id: 14, status: 1 })] });
    await waitFor(() => expect(updateBooking).toHaveBeenCalledWith(expect.objectContaining({ body: { status: 3 } })));
  });

  it('deletes both legs on request', async () => {
    const deleteBooking = vi.fn<NonNullable<NonNullable<HostOptions['handlers']>['deleteBooking']>>(() => ({
      affectedRows: 2,
    }));
    const { user } = show({ handlers: { listBookingsByDate: () => pair, deleteBooking } });
    await user.click(await screen.findByRole('button', { name: /Delete.*booking 12/i }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete booking 12?' }));
    await user.click(question.getByRole('radio', { name: /Both linked trips/ }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleteBooking.mock.calls[0]?.[0].query.get('alsoLinked')).toBe('true'));
  });
});

describe('deleting a booking', () => {
  it('names the trip in the question, and deletes nothing on Cancel', async () => {
    const deleteBooking = vi.fn(() => ({ affectedRows: 1 }));
    const { user } = show({ handlers: { deleteBooking } });
    await user.click(await screen.findByRole('button', { name: /Delete.*booking 12/i }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Delete booking 12?');
    expect(question.textContent).toContain('Éléonore Dubois, on 10/03/2026 at 10:00, to Clinique Saint-Jean');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(deleteBooking).not.toHaveBeenCalled();
  });
});

it('shows that the driver sent no receipt for the booking', async () => {
  const { user } = show({
    handlers: { listBookingsByDate: () => [sampleBooking({ ticket_price: 3.5 })], listTicketsByBooking: () => [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Show the parking receipt of booking 12' }));
  expect(await screen.findByText('The driver has sent no photo for this booking.')).toBeTruthy();
});
