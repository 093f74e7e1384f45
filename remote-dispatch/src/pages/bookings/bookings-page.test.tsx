import { testUser } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { day, trips, show, rowNames } from './testing/show-bookings.tsx';

describe('list of bookings', () => {
  it('requests the days of the link and shows their bookings by pick-up time', async () => {
    const listBookingsByDate = vi.fn(() => trips);
    show({ handlers: { listBookingsByDate } });
    await screen.findByText('Dubois Éléonore');
    expect(listBookingsByDate).toHaveBeenCalledWith(
      expect.objectContaining({ body: { startDate: '2026-03-10', endDate: '2026-03-10', omit: ['distance'] } }),
    );
    expect(rowNames()[0]).toContain('Janssens Piet');
    expect(rowNames()[1]).toContain('Dubois Éléonore');
  });

  it('totals the found bookings without canceled ones', async () => {
    show();
    expect(await screen.findByText('€25.00')).toBeTruthy();
  });

  it('filters by status, and keeps the filter in the link', async () => {
    const { user, address } = show();
    await screen.findByText('Dubois Éléonore');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Canceled');
    expect(screen.queryByText('Dubois Éléonore')).toBeNull();
    expect(screen.getByText('Janssens Piet')).toBeTruthy();
    expect(address()).toContain('status=3');
  });

  it('shows the trips that the link of a figure counts, and all of them when the filter is cleared', async () => {
    const { user, address } = show({ route: `${day}&progress=driven` });
    await screen.findByText('Dubois Éléonore');
    expect(rowNames()).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Progress' }), 'Done');
    expect(screen.queryByText('Dubois Éléonore')).toBeNull();
    expect(address()).toContain('progress=done');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Progress' }), 'All trips');
    expect(rowNames()).toHaveLength(2);
    expect(address()).not.toContain('progress');
  });

  it('shows the lock only on trips that are no longer pending', async () => {
    show();
    await screen.findByText('Dubois Éléonore');
    expect(screen.getAllByRole('img', { name: /no longer pending/ })).toHaveLength(1);
  });

  it('marks a refused trip as to assign', async () => {
    show({ handlers: { listBookingsByDate: () => [sampleBooking({ accepted: 3 })] } });
    expect(await screen.findByRole('img', { name: 'To assign' })).toBeTruthy();
  });

  it('refreshes when a booking of one of its days changes, and ignores other days', async () => {
    const listBookingsByDate = vi.fn(() => trips);
    const { socket } = show({ handlers: { listBookingsByDate } });
    await screen.findByText('Dubois Éléonore');
    const asked = listBookingsByDate.mock.calls.length;
    socket.emit('booking_update', { ids: [99], dates: ['2026-04-01'], version: 2 });
    socket.emit('booking_update', { ids: [12], dates: ['2026-03-10'], version: 3 });
    await waitFor(() => expect(listBookingsByDate).toHaveBeenCalledTimes(asked + 1));
  });
});

describe('the import of bookings', () => {
  it('the import of bookings is reached from the list by users who may import', async () => {
    const { user, address } = show({ user: testUser('dispatch') });
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(address()).toBe('/import?kind=bookings');
  });

  it('the import of bookings is not offered to others', async () => {
    show({ user: testUser('dispatch', { pages: ['booking'] }) });
    await screen.findByRole('button', { name: 'New booking' });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});
