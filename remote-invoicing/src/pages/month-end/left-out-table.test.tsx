import type { components } from '@navette/openapi/types';
import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import MonthEndPage from './index.tsx';

type Preview = components['schemas']['MonthEndPreview'];
type LeftOut = Preview['leftOut'][number];

const leftOutOf = (payerId: number, id: number, reason: LeftOut['line']['reasons'][number]): LeftOut => ({
  payerId,
  payer: 'Mutualité',
  choosable: false,
  line: {
    id,
    ap_date: '2026-03-10',
    ap_time: '10:00',
    client: 'Œuvrard Zoé',
    destination: 'Clinique',
    amount: 20,
    reasons: [reason],
  },
});
const [noAddress, archived] = [leftOutOf(3, 14, 'noAddress'), leftOutOf(4, 15, 'archived')];

type ShowOptions = Pick<HostOptions, 'user' | 'dialogs'> & {
  readonly kind?: 'client' | 'insurance';
  readonly leftOut?: () => readonly LeftOut[];
};

function show({ kind = 'insurance', leftOut = () => [noAddress, archived], ...options }: ShowOptions = {}) {
  const asked: unknown[] = [];
  const host = renderWithHost(
    <main>
      <MonthEndPage />
    </main>,
    {
      user: testUser('super'),
      route: `/monthEnd?from=2026-03-01&to=2026-03-31&kind=${kind}`,
      messages,
      ...options,
      handlers: {
        previewMonthEnd: ({ body }) => {
          asked.push(body);
          return { invoices: [], leftOut: [...leftOut()] };
        },
      },
    },
  );
  return { ...host, asked };
}

const cancelled = () => vi.fn(() => Promise.resolve(undefined));

describe('bookings left out of month end', () => {
  it('opens a booking that was left out, and reloads the month after saving', async () => {
    const openDialog = cancelled();
    const { user, asked } = show({ dialogs: { 'dispatch/booking@1': openDialog } });
    await user.dblClick(await screen.findByText('archived'));
    expect(openDialog).toHaveBeenCalledWith({ id: 15 });
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it.each([
    ['client', 'masterdata/client@1', 'Complete the address of the client'],
    ['insurance', 'masterdata/insurance@1', 'Complete the address of the insurer'],
  ] as const)('a missing address opens the record of the %s that lacks it', async (kind, name, label) => {
    const [openDialog, openBooking] = [cancelled(), cancelled()];
    const { user, asked } = show({ kind, dialogs: { [name]: openDialog, 'dispatch/booking@1': openBooking } });
    await user.dblClick(await screen.findByText('missing address'));
    expect(openDialog).toHaveBeenLastCalledWith({ id: 3 });
    await waitFor(() => expect(asked).toHaveLength(2));
    const row = screen.getByText('missing address').closest('tr');
    if (!row) throw new Error('no row');
    expect(screen.getAllByRole('button', { name: new RegExp(label, 'u') })).toHaveLength(1);
    await user.click(within(row).getByRole('button', { name: /Open the booking/u }));
    expect(openBooking).toHaveBeenCalledExactlyOnceWith({ id: 14 });
    expect(openDialog).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in the list while others are left out', [archived], 'Bookings left out'],
    ['on the heading of the page when it was the last', [], 'Month end'],
  ])('keeps the keyboard, once the address is mended, %s', async (_, others, place) => {
    let isMended = false;
    const openDialog = () => {
      isMended = true;
      return Promise.resolve({ id: 3, label: 'Mutualité' });
    };
    const { user } = show({
      leftOut: () => (isMended ? others : [noAddress, ...others]),
      dialogs: { 'masterdata/insurance@1': openDialog },
    });
    await user.click(await screen.findByRole('button', { name: /Complete the address/u }));
    await waitFor(() => expect(screen.queryByText('missing address')).toBeNull());
    await waitFor(() => {
      const focused = document.activeElement;
      const list = focused?.closest('table')?.getAttribute('aria-label');
      expect(list ?? (focused?.tagName === 'H1' && focused.textContent)).toBe(place);
    });
  });

  it('says that the record of a payer does not open', async () => {
    const { user } = show({ dialogs: { 'masterdata/insurance@1': () => Promise.reject(new Error('away')) } });
    await user.dblClick(await screen.findByText('missing address'));
    expect(await screen.findByText('The record of Mutualité could not be opened.')).toBeTruthy();
  });

  it('does not open a left-out booking for users who may not book', async () => {
    const openDialog = cancelled();
    const { user } = show({ user: testUser('invoice'), kind: 'client', dialogs: { 'dispatch/booking@1': openDialog } });
    await user.dblClick(await screen.findByText('archived'));
    expect(openDialog).not.toHaveBeenCalled();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });
});
