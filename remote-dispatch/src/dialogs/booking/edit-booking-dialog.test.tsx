import { problem, testUser } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { distanceOf, hospital } from './testing/samples.ts';
import {
  field,
  fill,
  saveButton,
  showBookingDialog,
  type Answer,
  type ShownDialog,
} from './testing/show-booking-dialog.tsx';

const saved = () => vi.fn<Answer<'updateBooking'>>(() => ({ affectedRows: 1, changes: [501] }));

async function openBooking(options: ShownDialog = {}) {
  const shown = showBookingDialog({ input: { id: 12 }, ...options });
  await waitFor(() => expect(field('Client').value).not.toBe(''));
  return shown;
}

describe('an existing booking', () => {
  it('offers to notify the driver who accepted a trip when its time changes', async () => {
    const getBooking = () => [sampleBooking({ accepted: 2, ap_date: '2099-03-10' })];
    const { user } = await openBooking({ handlers: { getBooking, updateBooking: saved() } });
    await fill(user, 'Pick-up', '09:00');
    await user.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Notify the driver' })).toBeTruthy();
  });

  it('shows an error for an unknown booking', async () => {
    showBookingDialog({ input: { id: 99 }, handlers: { getBooking: () => problem(404, 'notFound') } });
    expect(await screen.findByText('Booking 99 cannot be shown')).toBeTruthy();
  });

  it('names a missing record by its number', async () => {
    showBookingDialog({
      input: { id: 12 },
      handlers: { getBooking: () => [sampleBooking({ client_lastname: null, client_firstname: null })] },
    });
    expect(await screen.findByDisplayValue('id 4 not found')).toBeTruthy();
  });

  it('shows the lock of a booking that is no longer pending', async () => {
    await openBooking({ handlers: { getBooking: () => [sampleBooking({ status: 1 })] } });
    expect(screen.getByText('Locked: Closed')).toBeTruthy();
  });

  it('warns that the driver is no longer active', async () => {
    await openBooking({ handlers: { getBooking: () => [sampleBooking({ driver_active: false })] } });
    expect(await screen.findByText('This driver is no longer active.')).toBeTruthy();
  });

  it('closes without a question when only the pick-up time was computed', async () => {
    const unmeasured = {
      pick_time: null,
      distance: null,
      driver_fullAddress: 'Rue Haute 1, 1000 Bruxelles',
      destination_fullAddress: hospital.fullAddress,
    };
    const { user, onClose } = await openBooking({ handlers: { getBooking: () => [sampleBooking(unmeasured)] } });
    await waitFor(() => expect(field('Pick-up').value).not.toBe(''));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before closing a dirty form, and does not for a pristine one', async () => {
    const { user, onClose } = await openBooking();
    await fill(user, 'Internal comment', 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.clear(field('Internal comment'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(undefined));
  });
});

describe('another driver', () => {
  const choose = async (user: Awaited<ReturnType<typeof openBooking>>['user']) => {
    await fill(user, 'Driver', 'lam');
    await user.click(await screen.findByRole('option', { name: /Lambert Nadia/ }));
  };
  const priced = {
    getBooking: () => [
      sampleBooking({
        price_driver: 20,
        accepted: 2,
        ap_date: '2099-03-10',
        destination_fullAddress: hospital.fullAddress,
      }),
    ],
  };

  it('saves another driver at once with an empty price and a pending answer, and undoes all of it', async () => {
    const updateBooking = saved();
    const undoChanges = vi.fn<Answer<'undoChanges'>>(() => [{ id: 12, result: 'changed', problem: null, change: 502 }]);
    const { user } = await openBooking({ handlers: { ...priced, updateBooking, undoChanges } });
    await choose(user);
    await screen.findByText(/Nadia Lambert is the new driver/);
    expect(screen.getByRole('button', { name: 'Notify both drivers' })).toBeTruthy();
    expect(updateBooking).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { driverId: 9, price_driver: null, accepted: 1, assignAnyway: false } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' })); // jsdom knows no layers: for it the toast lies under the dialog
    await screen.findByText('Change to booking 12 undone');
    expect(undoChanges).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { changes: [501] } }));
    expect(updateBooking).toHaveBeenCalledOnce();
    await waitFor(() => expect(field('Driver').value).toBe('Peeters Jan'));
  });

  it('chooses the driver that the opener proposes, saved as if the user had', async () => {
    const updateBooking = saved();
    await openBooking({ input: { id: 12, draft: { driverId: 9 } }, handlers: { updateBooking } });
    await waitFor(() =>
      expect(updateBooking).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ driverId: 9, price_driver: null, accepted: 1 }) }),
      ),
    );
    expect(updateBooking).toHaveBeenCalledOnce();
  });

  it('does not save a proposed driver who is already assigned', async () => {
    const updateBooking = saved();
    await openBooking({ input: { id: 12, draft: { driverId: 3 } }, handlers: { updateBooking } });
    expect(field('Driver').value).toBe('Peeters Jan');
    expect(updateBooking).not.toHaveBeenCalled();
  });

  it('closes without a question after another driver was saved, and offers the former one', async () => {
    const getDistance = () => distanceOf(2400, 40);
    let [row = sampleBooking()] = priced.getBooking();
    const updateBooking: Answer<'updateBooking'> = () => {
      row = {
        ...row,
        driverId: 9,
        driver_lastname: 'Lambert',
        driver_firstname: 'Nadia',
        price_driver: null,
        accepted: 1,
      };
      return { affectedRows: 1, changes: [501] };
    };
    const { user, onClose } = await openBooking({ handlers: { getBooking: () => [row], updateBooking, getDistance } });
    await choose(user);
    await screen.findByText(/Nadia Lambert is the new driver/);
    await screen.findByText(/43.2 km/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(undefined));
    expect(await screen.findByText('Booking 12 keeps its new driver')).toBeTruthy();
  });

  it('restores the former driver when the change can’t be saved', async () => {
    const { user } = await openBooking({
      handlers: { ...priced, updateBooking: () => problem(409, 'booking.invoiced') },
    });
    await choose(user);
    await screen.findByText('The driver of booking 12 was not changed');
    await waitFor(() => expect(field('Driver').value).toBe('Peeters Jan'));
  });
});

describe('whether the driver must answer', () => {
  it('saves at once whether the driver is asked', async () => {
    const updateBooking = saved();
    const { user } = await openBooking({ handlers: { updateBooking } });
    await user.click(screen.getByRole('radio', { name: 'To assign' }));
    await waitFor(() => expect(updateBooking).toHaveBeenCalledWith(expect.objectContaining({ body: { accepted: 0 } })));
  });

  it('offers only to assign and pending, and shows the answer of the driver', async () => {
    await openBooking({ handlers: { getBooking: () => [sampleBooking({ accepted: 2 })] } });
    const choices = within(screen.getByRole('radiogroup', { name: 'Driver’s answer' })).getAllByRole('radio');
    expect(choices).toHaveLength(2);
    expect(screen.getByText('Driver’s answer: Accepted')).toBeTruthy();
  });
});

describe('a booking that turns out to be invoiced', () => {
  it('locks the money fields of an invoiced booking after a refused save, and saves the rest', async () => {
    const refused = problem(409, 'booking.invoiced', [{ field: 'price', messageKey: 'problem.booking.invoiced' }]);
    const updateBooking = vi
      .fn<Answer<'updateBooking'>>()
      .mockReturnValueOnce(refused)
      .mockReturnValue({ affectedRows: 1 });
    const { user, onClose } = await openBooking({ handlers: { updateBooking } });
    await fill(user, 'Invoice price (€)', '99');
    await fill(user, 'Internal comment', 'x');
    await user.click(saveButton());
    expect(await screen.findByText(/is on client invoice/)).toBeTruthy();
    expect([field('Invoice price (€)').value, field('Invoice price (€)').hasAttribute('readonly')]).toEqual([
      '25.00',
      true,
    ]);
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls.at(-1)?.[0].body).toMatchObject({ comment: 'x' });
    expect(updateBooking.mock.calls.at(-1)?.[0].body).not.toHaveProperty('price');
  });
});

describe('an invoiced booking', () => {
  const invoiced = () => [sampleBooking({ status: 1, invoices: [{ kind: 'client', id: 12 }] })];

  it('links to its invoice for users who may open it, and locks the invoiced fields', async () => {
    await openBooking({ handlers: { getBooking: invoiced }, user: testUser('super') });
    const link = screen.getByRole('link', { name: 'Client invoice 000012' });
    expect(link.getAttribute('href')).toBe('/invoice?id=12');
    const locked = ['Invoice price (€)', 'Date', 'Appointment', 'Destination', 'Client'];
    expect(locked.filter((label) => !field(label).hasAttribute('readonly'))).toEqual([]);
    expect(field('Internal comment').hasAttribute('readonly')).toBe(false);
  });

  it('names its invoice without a link for who may not open it', async () => {
    await openBooking({ handlers: { getBooking: invoiced }, user: testUser('dispatch') });
    expect(screen.getByText('Client invoice 000012')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Client invoice 000012' })).toBeNull();
  });

  it('an invoiced booking is restored from the archive by its form', async () => {
    const unarchiveBooking = vi.fn(() => ({ affectedRows: 1 }));
    const { user, onClose } = await openBooking({
      handlers: { getBooking: () => [sampleBooking({ archived: true })], unarchiveBooking },
    });
    await user.click(screen.getByRole('button', { name: 'Unarchive' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(unarchiveBooking).toHaveBeenCalledOnce();
  });
});

describe('the history', () => {
  it('shows in the history who changed which field from what to what', async () => {
    const at = '2026-03-09T08:12:00Z';
    const overlap = { kind: 'overlap', date: '2026-03-10', bookingId: 44, slot: null, minutes: 20 };
    const listBookingHistory = () => [
      {
        id: 2,
        at,
        user: { id: 1, name: 'Camille Peeters' },
        action: 'update' as const,
        changes: [
          { field: 'ap_time', old: '09:30', new: '10:00' },
          { field: 'price', old: 20, new: 25 },
          { field: 'status', old: 1, new: 0 },
          { field: 'driverId', old: 9, new: 3 },
          { field: 'distance', old: null, new: '{}' },
          { field: 'assignedAnyway', old: null, new: JSON.stringify([overlap]) },
          { field: 'willCall', old: true, new: false },
          { field: 'linkedId', old: null, new: 13 },
        ],
      },
    ];
    const { user } = await openBooking({ handlers: { listBookingHistory } });
    await user.click(screen.getByRole('button', { name: 'History' }));
    const entry = within(await screen.findByRole('list', { name: 'History of the booking' }));
    expect(entry.getByText('Camille Peeters')).toBeTruthy();
    expect(entry.getByText('09/03/2026 09:12')).toBeTruthy();
    await waitFor(() =>
      expect(
        entry
          .getAllByRole('listitem')
          .map((item) => item.textContent)
          .slice(1),
      ).toEqual([
        'Appointment: 09:30 → 10:00',
        'Invoice price (€): €20.00 → €25.00',
        'Status: Closed → Pending',
        'Driver: Lambert Nadia → Peeters Jan',
        'Assigned despite: 10/03/2026: Overlaps with booking 44 by 20 min',
        'The client calls when ready: Yes → No',
        'Linked trip: – → no. 13',
      ]),
    );
  });
});
