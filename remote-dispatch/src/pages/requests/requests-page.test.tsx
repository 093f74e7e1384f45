import type { components } from '@navette/openapi/types';
import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import RequestsPage from './index.tsx';

const request: components['schemas']['TripRequest'] = {
  id: 4,
  source: 'ward',
  state: 'waiting',
  at: '2026-05-10T08:00:00Z',
  careCenterId: 2,
  careCenter_name: 'Clinique Saint-Jean',
  carrier_name: null,
  order: null,
  lastname: 'Claes',
  firstname: 'Marie',
  birthday: '1948-04-03',
  tel: '+32470123456',
  type: 'to',
  date: '2026-05-11',
  time: '14:30',
  fromPlace: null,
  toPlace: 'Clinique Saint-Jean, route 512',
  motive: 5,
  mobility: 'wheelchair',
  returnTime: null,
  willCall: true,
  remark: null,
  contact: 'Ann, 02 111 22 33',
  decidedAt: null,
  decidedByName: null,
  bookingIds: [],
  reason: null,
  note: null,
};

describe('the requests for trips', () => {
  it('asks for the reason of a refusal, explained when it is another one, and offers Undo', async () => {
    const refusals: unknown[] = [];
    const reopened: unknown[] = [];
    const { user } = renderWithHost(<RequestsPage />, {
      route: '/requests',
      user: testUser('dispatch'),
      messages,
      handlers: {
        listTripRequests: () => [request],
        refuseTripRequest: ({ body }) => {
          refusals.push(body);
          return { affectedRows: 1 };
        },
        reopenTripRequest: ({ body }) => {
          reopened.push(body);
          return { affectedRows: 1 };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the request of Marie Claes' }));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(dialog.getByRole('combobox', { name: /Reason/ }).getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Other');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await user.type(dialog.getByRole('textbox', { name: /Explanation/ }), 'Strike');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(refusals).toEqual([{ id: 4, reason: 'other', note: 'Strike' }]);
    expect(reopened).toEqual([{ id: 4 }]);
  });

  it('says why a request was refused', async () => {
    renderWithHost(<RequestsPage />, {
      route: '/requests?state=refused',
      user: testUser('dispatch'),
      messages,
      handlers: {
        listTripRequests: ({ query }) =>
          query.get('state') === 'refused'
            ? [{ ...request, state: 'refused', reason: 'noDriver', decidedAt: '2026-05-10T09:00:00Z' }]
            : [],
      },
    });
    expect(await screen.findByText('No driver free')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Refuse/ })).toBeNull();
  });

  it('offers the trip of a carrier, which can be booked once it is ordered', async () => {
    const offered: unknown[] = [];
    const ofCarrier = { ...request, source: 'carrier', careCenter_name: null, carrier_name: 'Mutas' } as const;
    const { user } = renderWithHost(<RequestsPage />, {
      route: '/requests',
      user: testUser('dispatch'),
      messages,
      handlers: {
        listTripRequests: () => [
          { ...ofCarrier, id: 1, order: offered.length === 0 ? 'asked' : 'offered', lastname: '?', firstname: null },
          { ...ofCarrier, id: 2, order: 'ordered' },
        ],
        offerTripRequest: ({ body }) => {
          offered.push(body);
          return { affectedRows: 1 };
        },
      },
    });
    const offer = await screen.findByRole('button', { name: /^Offer the trip/ });
    expect(screen.getAllByRole('button', { name: /^Book/ })).toHaveLength(1);
    await user.click(offer);
    expect(await screen.findByText('Offered to Mutas. It can be booked once Mutas orders it.')).toBeTruthy();
    expect(offered).toEqual([{ id: 1 }]);
  });
});
