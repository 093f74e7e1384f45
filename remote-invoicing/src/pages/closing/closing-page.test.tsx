import { CLOSING_POINT_NAME_VALUES } from '@navette/openapi/enums';
import { CLOSING_KINDS } from '@navette/shared/domain';
import { problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import type { ClosingForm } from './closing-requests.ts';
import ClosingPage from './index.tsx';

function show({ pages = testUser('super').pages, refused = false } = {}) {
  const sent: ClosingForm[] = [];
  const closing = {
    kinds: CLOSING_KINDS.map((kind) => ({ kind, until: kind === 'payments' ? '2026-03-31' : null })),
    moves: [
      {
        id: 1,
        kind: 'payments' as const,
        before: null,
        after: '2026-03-31',
        reason: null,
        points: [{ point: 'unmatched' as const, count: 2 }],
        at: '2026-04-02T08:00:00Z',
        userName: 'Nadia Peeters',
      },
    ],
  };
  const host = renderWithHost(<ClosingPage />, {
    user: { ...testUser('super'), pages },
    route: '/closing?until=2026-02-28',
    messages,
    handlers: {
      getClosing: () => closing,
      getClosingChecklist: () => ({
        start: '2026-02-01',
        points: CLOSING_POINT_NAME_VALUES.map((point) => ({
          point,
          count: point === 'unmatched' || point === 'pending' ? 3 : 0,
        })),
      }),
      moveClosing: ({ body }) => {
        sent.push(body);
        return refused ? problem(409, 'closing.open') : closing;
      },
    },
  });
  return { ...host, sent };
}

describe('closing', () => {
  it('leads from what is open to its list, and lists who moved which date', async () => {
    show();
    const link = await screen.findByText('3 pending bookings');
    expect(link.closest('a')?.getAttribute('href')).toBe('/booking?status=0&from=2026-02-01&to=2026-02-28');
    expect(screen.getByText('Nothing to invoice to clients')).toBeTruthy();
    const history = within(screen.getByRole('grid', { name: 'History' }));
    expect(history.getByText('Nadia Peeters').closest('tr')?.textContent).toMatch(
      /Bank and payments.*31\/03\/2026.*2 received amounts to match/u,
    );
  });

  it('closes the kinds that are behind, after naming the open points that concern them', async () => {
    const { user, sent } = show();
    await screen.findByText('3 pending bookings');
    await user.click(screen.getByRole('button', { name: 'Close 4 kinds until 28/02/2026' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('3 pending bookings')).toBeTruthy();
    // The bank is closed further already.
    expect(dialog.queryByText('3 received amounts to match')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close anyway' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { kinds: ['bookings', 'sales', 'settlements', 'registers'], until: '2026-02-28', confirm: true },
      ]),
    );
  });

  it('reopens a kind with a reason', async () => {
    const { user, sent } = show();
    await screen.findByText('3 pending bookings');
    await user.click(screen.getByRole('button', { name: /Bank and payments: reopen after 28/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Paiement oublié');
    await user.click(dialog.getByRole('button', { name: 'Reopen' }));
    await waitFor(() =>
      expect(sent).toEqual([{ kinds: ['payments'], until: '2026-02-28', reason: 'Paiement oublié' }]),
    );
  });

  it('offers no reopening without the permission', async () => {
    show({ pages: testUser('super').pages.filter((page) => page !== 'unlock') });
    await screen.findByText('3 pending bookings');
    expect(screen.getAllByRole('button', { name: /: close until/u })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /reopen/u })).toBeNull();
  });

  it('says that the checklist has changed when something was opened since', async () => {
    const { user } = show({ refused: true });
    await screen.findByText('3 pending bookings');
    await user.click(screen.getByRole('button', { name: /^Expenses and inserts: close/u }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('The checklist has just changed')).toBeTruthy();
  });
});
