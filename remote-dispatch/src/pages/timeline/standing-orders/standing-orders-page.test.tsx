import { brusselsToday } from '@navette/shared/domain';
import { activeDriver, problem, renderWithHost, type Answer, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { waitingNoticesAtom } from '../plan/waiting-notices.ts';
import StandingOrdersPage from './index.tsx';
import { usualDays, type SeriesChange, type SeriesPlan, type SeriesProposal } from './series-plan.ts';

const change: SeriesChange = {
  date: '2099-03-10',
  bookingId: 12,
  before: { driverId: 3, pick_time: '09:13' },
  after: { driverId: 9, pick_time: '09:13' },
};
const order: SeriesPlan = {
  seriesId: 4,
  clientId: 12,
  client: 'Éléonore Dubois',
  destinationId: 7,
  destination: 'CHU',
  type: 'to',
  pick_time: '09:13',
  weekdays: [2, 4],
  trips: 3,
  before: { driverId: 3, trips: 2, drivers: 2 },
  after: { driverId: 9, trips: 3, drivers: 1 },
  changes: [change],
  unassigned: [],
};
const other: SeriesPlan = {
  ...order,
  seriesId: 5,
  client: 'Marie Lejeune',
  after: { driverId: 3, trips: 2, drivers: 1 },
  changes: [{ ...change, bookingId: 13 }],
  unassigned: [{ bookingId: 14, rule: 'vehicle', count: 2, wouldFit: null }],
};
const steady: SeriesPlan = { ...order, seriesId: 6, client: 'Jan Claes', changes: [] };
const figures = { trips: 9, unassigned: 1, series: 3, steady: 1, changesOfDriver: 4, emptyKm: 40, totalKm: 90 };
const proposal: SeriesProposal = {
  planner: 'embedded',
  estimated: false,
  seconds: 1,
  iterations: 10,
  ignored: [],
  from: '2099-03-09',
  until: '2099-03-22',
  before: figures,
  after: { ...figures, steady: 3, changesOfDriver: 1 },
  series: [order, other, steady],
};

async function show(handlers: HostOptions['handlers'] = {}, search = '') {
  const proposeSeriesPlan = vi.fn<Answer<'proposeSeriesPlan'>>(() => proposal);
  const shown = renderWithHost(<StandingOrdersPage />, {
    messages,
    route: `/timeline/standing-orders${search}`,
    handlers: {
      listActiveDrivers: () => [
        activeDriver({ id: 9, firstname: 'Karim', lastname: 'Benali' }),
        activeDriver({ id: 3, firstname: 'Jan', lastname: 'Peeters' }),
      ],
      listTimelineBookings: () =>
        [12, 13, 14].map((id) => sampleBooking({ id, ap_date: '2099-03-10', driverId: 3, accepted: 2 })),
      proposeSeriesPlan,
      ...handlers,
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Search' }));
  return { ...shown, proposeSeriesPlan };
}
const row = (name: RegExp) => screen.getByRole('row', { name });
const changed = (id: number, change: number) => ({ id, result: 'changed' as const, problem: null, change });

beforeEach(() => getDefaultStore().set(waitingNoticesAtom, []));

it('proposes two weeks from the next Monday on, and shows who drives each standing order before and after', async () => {
  const { user, proposeSeriesPlan } = await show();
  await screen.findByRole('table', { name: 'Standing orders' });
  const { start, end } = usualDays(brusselsToday());
  expect(proposeSeriesPlan.mock.calls[0]?.[0].body).toEqual({
    from: start,
    until: end,
    moveAccepted: false,
    seconds: 20,
  });
  expect(row(/Dubois/).textContent).toContain('Tue, Thu 09:13');
  expect(row(/Dubois/).textContent).toContain('Peeters Jan → Benali Karim');
  expect(row(/Lejeune/).textContent).toContain('1 without a solution');
  expect(screen.queryByRole('row', { name: /Claes/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All (3)' }));
  expect(row(/Claes/)).toBeTruthy();
  await user.click(within(row(/Lejeune/)).getByRole('button', { name: /^Changes by day/ }));
  expect(screen.getByText('The cars of 2 drivers cannot carry the client.')).toBeTruthy();
});

it('applies what is kept over all days as one step, which one undo reverts', async () => {
  const applyPlan = vi.fn<Answer<'applyPlan'>>(({ body }) =>
    body.changes.map(({ bookingId }) => changed(bookingId, 500)),
  );
  const undoChanges = vi.fn<Answer<'undoChanges'>>(({ body }) => body.changes.map((id) => changed(id, id + 1)));
  const { user } = await show({ applyPlan, undoChanges });
  (await screen.findByRole('checkbox', { name: /^Keep: .*Dubois/ })).focus();
  await user.keyboard('[ArrowDown] ');
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  const dialog = await screen.findByRole('dialog', { name: '1 trip changed' });
  expect(applyPlan.mock.calls[0]?.[0].body).toEqual({
    date: '2099-03-09',
    until: '2099-03-22',
    changes: [{ bookingId: 12, before: change.before, after: change.after }],
  });
  await user.click(within(dialog).getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('button', { name: 'Notify 2 drivers' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undoChanges.mock.calls[0]?.[0].body).toEqual({ changes: [500] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notify 2 drivers' })).toBeNull());
});

it('shows the figures of what is kept; those of the whole proposal, and none kept, are known', async () => {
  const steadyFigure = () => screen.getByText('With a single driver').parentElement?.textContent;
  const { user, proposeSeriesPlan } = await show({
    proposeSeriesPlan: ({ body }) => {
      if (!body.kept) return proposal;
      return body.kept.length === 1 && body.kept[0]?.bookingId === 12
        ? { ...proposal, after: { ...figures, steady: 2 } }
        : problem(502, 'plan.failed');
    },
  });
  const keep = async (name: RegExp) => await user.click(await screen.findByRole('checkbox', { name }));
  await keep(/^Keep: .*Lejeune/);
  expect(screen.getByText(/The figures are being updated/)).toBeTruthy();
  await waitFor(() => expect(steadyFigure()).toContain('1 → 2'));
  expect(screen.queryByText(/The figures are being updated/)).toBeNull();
  await keep(/^Keep: .*Dubois/);
  expect(steadyFigure()).not.toContain('→');
  await keep(/^Keep: .*Lejeune/);
  expect(await screen.findByText('The figures are those of the whole proposal')).toBeTruthy();
  expect(steadyFigure()).toContain('1 → 3');
  await keep(/^Keep: .*Dubois/);
  expect(steadyFigure()).toContain('1 → 3');
  expect(screen.queryByText('The figures are those of the whole proposal')).toBeNull();
  expect(proposeSeriesPlan).not.toHaveBeenCalled();
});

it('searches 31 days, and says why nothing is proposed', async () => {
  await show({ proposeSeriesPlan: () => problem(409, 'plan.noTrips') }, '?from=2099-03-02&until=2099-04-01');
  expect(await screen.findByText(/^No trip can be planned/)).toBeTruthy();
  expect(screen.queryByText(/At most 31 days/)).toBeNull();
});

it('does not search more than 31 days', async () => {
  const { proposeSeriesPlan } = await show({}, '?from=2099-03-02&until=2099-04-02');
  expect(screen.getByText(/At most 31 days/)).toBeTruthy();
  expect(proposeSeriesPlan).not.toHaveBeenCalled();
});
