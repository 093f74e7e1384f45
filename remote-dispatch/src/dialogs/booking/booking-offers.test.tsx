import type { components } from '@navette/openapi/types';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answer, showBookingDialog } from './testing/show-booking-dialog.tsx';

type Offers = components['schemas']['TripOffers'];

const CARRIERS = [
  { id: 1, name: 'Mutas' },
  { id: 2, name: 'Taxi Vert' },
];
const offer = {
  id: 9,
  carrier: 'Mutas',
  state: 'available',
  problem: null,
  at: '2026-03-01T08:00:00Z',
  changedAt: '2026-03-01T08:10:00Z',
  dueAt: null,
  userName: 'Ada Dispatch',
  pickUpAt: null,
  pickedUpAt: null,
  arrivedAt: null,
  measured: false,
  cost: null,
} as const satisfies Offers['offers'][number];

function open(offers: Offers, more: Parameters<typeof sampleBooking>[0] = {}) {
  const offerTrip = vi.fn<Answer<'offerTrip'>>(() => ({ insertId: 9 }));
  const advanceTripOffer = vi.fn<Answer<'advanceTripOffer'>>(() => ({ affectedRows: 1 }));
  const shown = showBookingDialog({
    input: { id: 12 },
    handlers: {
      getBooking: () => [sampleBooking({ id: 12, ...more })],
      listTripOffers: () => offers,
      offerTrip,
      advanceTripOffer,
    },
  });
  return { ...shown, offerTrip, advanceTripOffer };
}

it('offers the booking to the carrier that is chosen', async () => {
  const { user, offerTrip } = open({ offers: [], carriers: CARRIERS, refusal: null });
  await user.click(await screen.findByRole('button', { name: 'Partner carriers' }));
  await user.click(await screen.findByRole('button', { name: 'Offer to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Taxi Vert' }));
  await waitFor(() => expect(offerTrip.mock.calls[0]?.[0]).toMatchObject({ path: { id: 12 }, body: { carrierId: 2 } }));
});

it('shows an offer under way at once, and orders what the carrier can drive', async () => {
  const { user, advanceTripOffer } = open(
    { offers: [offer], carriers: CARRIERS, refusal: 'open' },
    { offer: { carrier: 'Mutas', state: 'available' } },
  );
  const list = within(await screen.findByRole('list', { name: 'Offers to carriers' }));
  expect(list.getByText('Mutas can drive it: to order')).toBeTruthy();
  expect(list.getByText(/name and mobile of the patient/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Offer to…' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Order' }));
  await waitFor(() => expect(advanceTripOffer.mock.calls[0]?.[0].body).toEqual({ id: 9, step: 'order' }));
});

it('says what failed and when it is sent again, what was driven, and why nothing can be offered', async () => {
  const failed = { ...offer, state: 'asking', problem: 'unavailable', dueAt: '2026-03-01T09:05:00Z' } as const;
  const driven = {
    ...offer,
    id: 8,
    carrier: 'Taxi Vert',
    state: 'completed',
    pickedUpAt: '2026-03-01T08:25:00Z',
    arrivedAt: '2026-03-01T08:57:00Z',
    measured: true,
    cost: 24.5,
  } as const;
  const { user } = open({ offers: [failed, driven], carriers: CARRIERS, refusal: 'withReturn' });
  await user.click(await screen.findByRole('button', { name: 'Partner carriers' }));
  const list = await screen.findByRole('list', { name: 'Offers to carriers' });
  expect(list.textContent).toMatch(/The carrier does not answer\. Next try .*10:05/u);
  expect(list.textContent).toMatch(/On board .*09:25, arrived .*09:57 · Price .*24[.,]50/u);
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Send again now', 'Withdraw']);
  expect(screen.getByText(/covers the return/u)).toBeTruthy();
});
