import { brusselsToday } from '@navette/shared/domain';
import { renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { client as sampleClient } from '../dialogs/booking/testing/samples.ts';
import CallPage from './call.tsx';

const client = {
  ...sampleClient,
  birthday: '1948-03-12',
  mobile: '+32470123456',
  mobility: 'wheelchair' as const,
  info: 'Sonner deux fois',
};
const usual = {
  destinationId: 5,
  destination_name: 'Clinique Saint-Jean',
  driverId: 3,
  driver_name: 'Peeters Jan',
  insuranceId: null,
  motive: 5 as const,
  mobility: null,
  companion: null,
};
const outbound = sampleBooking({ id: 12, linkedId: 13, ap_date: '2026-03-12', accepted: 2, comment: 'Vu' });
const home = sampleBooking({ id: 13, linkedId: 12, ap_date: '2026-03-12', type: 'back', willCall: true, accepted: 2 });
const card = { client, next: [outbound, home], nextCount: 2, last: [], usual, open: null, unreachable: false };
const caller = {
  id: 4,
  lastname: 'Dubois',
  firstname: 'Éléonore',
  birthday: '1948-03-12',
  city: 'Bruxelles',
  contact: false,
};

const show = (route: string, options: HostOptions = {}) =>
  renderWithHost(<CallPage />, {
    route,
    messages,
    ...options,
    handlers: {
      getClientCard: () => card,
      findClientsByPhone: () => [caller],
      getBooking: ({ path }: { readonly path: { readonly id: number } }) => [path.id === 12 ? outbound : home],
      ...options.handlers,
    },
  });

describe('a call', () => {
  it('opens the card of the only client with the number, which leaves the address', async () => {
    const findClientsByPhone = vi.fn(() => [caller]);
    const { address } = show('/call?tel=+32470123456', { handlers: { findClientsByPhone } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dubois Éléonore' })).toBeTruthy();
    expect(address()).toBe('/call?id=4');
    expect(findClientsByPhone).toHaveBeenCalledWith(expect.objectContaining({ body: { tel: '+32470123456' } }));
    expect(screen.getByText('Sonner deux fois')).toBeTruthy();
    expect(screen.queryByText(/invoice/)).toBeNull();
  });

  it('lists several clients with the number', async () => {
    const other = { ...caller, id: 5, firstname: 'Paul', contact: true };
    show('/call?tel=0470123456', { handlers: { findClientsByPhone: () => [caller, other] } });
    const list = within(await screen.findByRole('list', { name: '2 clients with this number' }));
    expect(list.getByRole('link', { name: 'Dubois Paul' }).getAttribute('href')).toBe('/call?id=5');
    expect(document.activeElement).toBe(list.getByRole('link', { name: 'Dubois Éléonore' }));
  });

  it('says that what a telephone system sends is no number, and searches for nothing', async () => {
    const findClientsByPhone = vi.fn(() => [caller]);
    show('/call?tel=anonymous', { handlers: { findClientsByPhone } });
    expect(await screen.findByText(/^Not a valid phone number/)).toBeTruthy();
    expect(findClientsByPhone).not.toHaveBeenCalled();
  });

  it('offers a new client with an unknown number filled in', async () => {
    const open = vi.fn(() => Promise.resolve(undefined));
    const { user } = show('/call?tel=0470%2012%2034%2057', {
      handlers: { findClientsByPhone: () => [] },
      dialogs: { 'masterdata/client@1': open },
    });
    const newClient = await screen.findByRole('button', { name: 'New client' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New client and booking' }));
    await user.click(newClient);
    expect(open).toHaveBeenCalledWith({ draft: { mobile: '+32470123457' } });
  });
});

describe('the card of a client', () => {
  it.each([
    { id: 12, leg: 'an outbound cancels its return too', also: { alsoLinked: true } },
    { id: 13, leg: 'a return leaves the outbound', also: {} },
  ])('canceling $leg, and adds the reason to the comment', async ({ id, also }) => {
    const updateBooking = vi.fn(() => ({ affectedRows: 2, changes: [1, 2] }));
    const { user } = show('/call?id=4', {
      handlers: { updateBooking, sendBookingNotification: () => ({ id: 'x', delivered: true }) },
    });
    await user.click(await screen.findByRole('button', { name: new RegExp(`Cancel trip no. ${id}`) }));
    const dialog = within(await screen.findByRole('dialog', { name: `Cancel booking ${id}` }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Illness');
    await user.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    await waitFor(() => expect(updateBooking).toHaveBeenCalledOnce());
    expect(updateBooking).toHaveBeenCalledWith(
      expect.objectContaining({
        path: expect.objectContaining({ id }),
        body: { status: 3, comment: expect.stringContaining('Cancelled: Illness'), ...also },
      }),
    );
  });

  it('shows where the driver of a trip of today is, and asks for no other day', async () => {
    const now = new Date();
    const today = sampleBooking({ id: 12, ap_date: brusselsToday(now) });
    const listWhereabouts = vi.fn(() => [
      {
        bookingId: 12,
        driverId: 3,
        step: 'toPickUp' as const,
        seen: { latitude: 50.85, longitude: 4.35, time: now.toISOString(), state: 'driving' as const },
        pickUpAt: '2026-03-12T08:42:00.000Z',
        arrivesAt: '2026-03-12T09:10:00.000Z',
        lateMinutes: 12,
        late: true,
        estimated: false,
      },
    ]);
    show('/call?id=4', { handlers: { getClientCard: () => ({ ...card, next: [today, home] }), listWhereabouts } });
    expect(await screen.findByText('Pick-up expected at 09:42 · 12 min late · seen just now')).toBeTruthy();
    expect(listWhereabouts).toHaveBeenCalledOnce();
  });

  it('opens a new booking with what is usual', async () => {
    const open = vi.fn(() => Promise.resolve(undefined));
    const { user } = show('/call?id=4', { dialogs: { 'dispatch/booking@1': open } });
    await user.click(await screen.findByRole('button', { name: 'New booking' }));
    expect(open).toHaveBeenCalledWith({
      draft: expect.objectContaining({ clientId: 4, destinationId: 5, driverId: 3, motive: 5, type: 'to' }),
    });
  });
});
