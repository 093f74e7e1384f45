import { renderWithHost, testUser, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import type { DuplicateGroup } from './duplicate-requests.ts';
import ClientDuplicatesPage from './index.tsx';

const record = { birthday: '1948-03-12', fullAddress: null, tel: null, mobile: null, email: null };
const group: DuplicateGroup = {
  clients: [
    { ...record, id: 12, firstname: 'Jean', lastname: 'Delvaux', bookings: 3, lastTrip: '2026-01-05' },
    { ...record, id: 45, firstname: 'Delvaux', lastname: 'Jean', bookings: 0, lastTrip: null },
  ],
  pairs: [
    {
      one: 12,
      other: 45,
      score: 99,
      band: 'veryLikely',
      reasons: [
        { code: 'birthday', points: 12 },
        { code: 'namesSwapped', points: -3 },
      ],
    },
  ],
};
const different = {
  one: 12,
  oneName: 'Delvaux Jean',
  other: 45,
  otherName: 'Jean Delvaux',
  at: '2026-01-05T10:00:00Z',
  userName: 'Maes Rosa',
};
const merge = {
  id: 7,
  removed: 45,
  name: 'Jean Delvaux',
  kept: 12,
  keptName: 'Delvaux Jean',
  at: '2026-01-05T10:00:00Z',
  until: '2026-02-04T10:00:00Z',
  userName: 'Maes Rosa',
};

function show(route = '/clientDuplicates') {
  let isMarked = false;
  const mark = (wanted: boolean) => () => {
    isMarked = wanted;
    return { affectedRows: 1 };
  };
  const markClientsDifferent = vi.fn<Answer<'markClientsDifferent'>>(mark(true));
  const undoClientMerge = vi.fn<Answer<'undoClientMerge'>>(() => ({
    removed: 45,
    bookings: 3,
    invoices: 0,
    stayed: 0,
    changed: [],
  }));
  const host = renderWithHost(<ClientDuplicatesPage />, {
    user: testUser('dispatch'),
    route,
    messages,
    handlers: {
      listClientDuplicates: () => (isMarked ? { total: 0, groups: [] } : { total: 1, groups: [group] }),
      listDifferentClients: () => [different],
      listAllClientMerges: () => [merge],
      previewClientUnmerge: () => ({
        removed: 45,
        bookings: 2,
        invoices: 0,
        stayed: 1,
        changed: ['mobile', 'comment'],
      }),
      markClientsDifferent,
      unmarkClientsDifferent: mark(false),
      undoClientMerge,
    },
  });
  return { ...host, markClientsDifferent, undoClientMerge };
}

describe('duplicates among the clients', () => {
  it('shows reasons for and against, and takes back that two are different persons', async () => {
    const { user, markClientsDifferent } = show();
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText('Very likely · 99%')).toBeTruthy();
    expect(card.getByText('Same date of birth').textContent).toBe('Same date of birth');
    expect(within(card.getByText('Same date of birth')).getByLabelText('For:')).toBeTruthy();
    expect(within(card.getByText('First and last name swapped')).getByLabelText('Against:')).toBeTruthy();
    expect(card.getByText(/3 trips, the last on/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Not the same person: no. 12 and no. 45' }));
    await screen.findByText('There are no likely duplicates among the clients.');
    expect(markClientsDifferent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { one: 12, other: 45 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });

  it('undoes a merge after saying what does not come back', async () => {
    const { user, undoClientMerge } = show('/clientDuplicates?tab=merged');
    await user.click(await screen.findByRole('button', { name: /Undo the merge/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/comes back with 2 trips/).textContent).toMatch(
      /1 trip does not come back.*these fields keep their value: Mobile, .*\./,
    );
    await user.click(question.getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() =>
      expect(undoClientMerge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { id: 7 } })),
    );
  });
});
