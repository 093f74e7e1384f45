import { vehicleOf } from '@navette/shared/domain';
import { activeDriver, problem, renderWithHost, type Answer, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import type { PlanPreview, PlanStart, Planning } from '../model/planning-parts.ts';
import { useTripHistory } from '../planning/use-trip-history.ts';
import { samplePlanning, sampleTrip } from '../planning/testing/sample-planning.ts';
import PlanDay from './plan-day.tsx';
import { sampleChange, sampleProposal } from './testing/sample-plan.ts';
import { waitingNoticesAtom } from './waiting-notices.ts';

const driver = { active: true, vehicle: vehicleOf({}) };
const DRIVERS = [
  { ...driver, id: 9, firstname: 'Karim', lastname: 'Benali' },
  { ...driver, id: 3, firstname: 'Jan', lastname: 'Peeters' },
];
const FUTURE = '2099-03-10';
const trips = [
  sampleTrip({ id: 12, ap_date: FUTURE }),
  sampleTrip({ id: 13, ap_date: FUTURE, accepted: 0, client_lastname: 'Lejeune', client_firstname: 'Marie' }),
];
const proposal = sampleProposal({
  date: FUTURE,
  changes: [
    sampleChange(),
    sampleChange({
      bookingId: 13,
      before: { driverId: null, pick_time: '09:13' },
      after: { driverId: 9, pick_time: '09:13' },
      reasons: [
        { kind: 'hadNoDriver', bookingId: null, driverId: null, km: null, minutes: null },
        { kind: 'afterTrip', bookingId: 12, driverId: null, km: 2.5, minutes: null },
      ],
    }),
  ],
});
const { planning } = samplePlanning(trips, { day: FUTURE, allDrivers: DRIVERS, drivers: DRIVERS });
const CHANGED_MEANWHILE: Planning = {
  ...planning,
  allTrips: [
    sampleTrip({ id: 12, ap_date: FUTURE, driverId: 7 }),
    ...trips.slice(1),
    sampleTrip({ id: 14, ap_date: FUTURE, driverId: 9 }),
  ],
};
const ACTIVE = DRIVERS.map((row) => activeDriver({ ...row, mobile: `+32 470 00 00 0${String(row.id)}` }));
const getBooking: Answer<'getBooking'> = ({ path: { id } }) => [
  sampleBooking({ id, client_mobile: null, client_tel: '+32 2 555 12 34' }),
];
const [save, noteOwn] = [vi.fn(), vi.fn()];

interface PageProps {
  readonly start?: PlanStart;
  readonly onPreview: (preview: PlanPreview | null) => void;
  readonly onClose: () => void;
}

function Page({ start = { kind: 'plan', scope: 'day' }, onPreview, onClose }: PageProps) {
  const [given, setGiven] = useState(planning);
  const history = useTripHistory(save);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <PlanDay
          start={start}
          planning={given}
          history={history}
          noteOwn={noteOwn}
          keyboardPlace={() => null}
          onPreview={onPreview}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
      <button type="button" onClick={() => setGiven(CHANGED_MEANWHILE)}>
        colleague
      </button>
      <button type="button" disabled={!history.canUndo} onClick={() => void history.undo()}>
        undo
      </button>
      <button type="button" disabled={!history.canRedo} onClick={() => void history.redo()}>
        redo
      </button>
    </>
  );
}

/** The proposal; figures alone say ten kilometres more. */
const propose = () =>
  vi.fn<Answer<'proposePlan'>>(({ body }) =>
    body.seconds === 0 ? { ...proposal, after: { ...proposal.after, emptyKm: 36 } } : proposal,
  );
const changed = (id: number, change: number) => ({ id, result: 'changed' as const, problem: null, change });

function show(handlers: HostOptions['handlers'], start?: PlanStart) {
  const onClose = vi.fn();
  const onPreview = vi.fn<(preview: PlanPreview | null) => void>();
  const hosted = renderWithHost(<Page {...{ onPreview, onClose, ...(start && { start }) }} />, {
    messages,
    handlers: { listActiveDrivers: () => ACTIVE, getBooking, ...handlers },
  });
  return { ...hosted, onClose, onPreview };
}

/** The preview of the sample proposal. */
async function preview(handlers: HostOptions['handlers'] = {}) {
  const proposePlan = propose();
  const shown = show({ proposePlan, ...handlers });
  await shown.user.click(await screen.findByRole('button', { name: 'Search for a plan' }));
  await screen.findByRole('grid', { name: 'Proposed changes' });
  return { ...shown, proposePlan };
}
const line = (name: RegExp) => screen.getByRole('row', { name });

beforeEach(() => getDefaultStore().set(waitingNoticesAtom, []));

describe('asking for a plan', () => {
  it('asks what to plan, and shows the proposal with reasons and figures; nothing is saved', async () => {
    const { proposePlan, onPreview } = await preview();
    expect(proposePlan.mock.calls[0]?.[0].body).toEqual({
      date: FUTURE,
      scope: 'day',
      moveAccepted: false,
      seconds: 5,
    });
    expect(line(/Dubois Éléonore/).textContent).toContain('Peeters Jan, 09:13 → Benali Karim, 09:10');
    expect(line(/Dubois Éléonore/).textContent).toContain('saves 14.0 km');
    expect(line(/Lejeune Marie/).textContent).toContain('had no driver, after Éléonore Dubois at 09:10 (2.5 km empty)');
    const figures = screen.getByRole('table', { name: 'Figures before and after' }).textContent;
    expect(figures).toMatch(/26\.0 km \(−35%\)Kilometres in all90\.0 km89\.9 km(?! \()/);
    expect([...(onPreview.mock.lastCall?.[0]?.ghosts.keys() ?? [])]).toEqual([12, 13]);
    expect(screen.getByRole('button', { name: 'Apply 2 changes' })).toBeTruthy();
  });

  it('says why there is no plan, and retries the same search', async () => {
    const proposePlan = vi.fn<Answer<'proposePlan'>>(() => problem(409, 'plan.noDrivers'));
    const { user } = show({ proposePlan });
    await user.click(await screen.findByRole('checkbox', { name: 'Accepted trips may change too' }));
    await user.click(screen.getByRole('button', { name: 'Search for a plan' }));
    expect(await screen.findByText('No driver can be planned. Choose other drivers, or unlock some.')).toBeTruthy();
    proposePlan.mockImplementation(() => proposal);
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    await screen.findByRole('grid', { name: 'Proposed changes' });
    expect(proposePlan.mock.calls[1]?.[0].body).toEqual(proposePlan.mock.calls[0]?.[0].body);
  });

  it('ends the search on Cancel', async () => {
    let signal: AbortSignal | undefined;
    const { user, onClose } = show({
      proposePlan: async ({ request }) => {
        signal = request.signal;
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
        return proposal;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Search for a plan' }));
    await waitFor(() => expect(signal).toBeDefined());
    expect(screen.getByRole('progressbar', { name: 'Progress of the search' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says that the present plan is the best, and which trip has no place and why', async () => {
    const none = sampleProposal({
      date: FUTURE,
      changes: [],
      unassigned: [{ bookingId: 13, rule: 'vehicle', count: 2, wouldFit: { driverId: 9, pick_time: '10:35' } }],
      ignored: [{ kind: 'noHome', bookingId: null, driverId: 3 }],
    });
    const { user } = show({ proposePlan: () => none });
    await user.click(await screen.findByRole('button', { name: 'Search for a plan' }));
    expect(await screen.findByText('The cars of 2 drivers cannot carry the client.')).toBeTruthy();
    expect(screen.getByText('Would be possible with Benali Karim, 10:35.')).toBeTruthy();
    expect(screen.getByText(/^Peeters Jan: the home address/)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Changes (0)' }));
    expect(screen.getByText('The present plan is already the best found.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  });
});

describe('deciding about a proposal', () => {
  it('drops by Space, locks by L, and plans again around what is kept', async () => {
    const { user, proposePlan } = await preview();
    line(/Dubois Éléonore/).focus();
    await user.keyboard('[ArrowDown] l');
    expect(line(/Lejeune Marie/).getAttribute('aria-selected')).toBe('false');
    expect(screen.getByRole('button', { name: /^Lock: .*Lejeune/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Apply 1 change' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Plan again' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keeping the ticked change' }));
    const searches = () => proposePlan.mock.calls.filter(([{ body }]) => body.seconds !== 0);
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]?.[0].body).toMatchObject({
      lockedTrips: [13],
      kept: [{ bookingId: 12, driverId: 9, pick_time: '09:10' }],
    });
  });

  it('drops all changes of a locked driver', async () => {
    const { user } = await preview();
    await user.click(screen.getByRole('tab', { name: 'By driver' }));
    expect(screen.queryByRole('button', { name: 'Lock the day of Peeters Jan' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Changes (2)' }));
    line(/Dubois Éléonore/).focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: 'Lock the day of Peeters Jan' }));
    await waitFor(() => expect(line(/Dubois Éléonore/).getAttribute('aria-selected')).toBe('false'));
    expect(line(/Lejeune Marie/).getAttribute('aria-selected')).toBe('true');
  });

  it('marks what a colleague changes meanwhile and what then has no time, and asks for the figures anew', async () => {
    const { user, proposePlan } = await preview();
    expect(screen.queryByText('No longer fits')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'colleague' }));
    expect(within(line(/Dubois Éléonore/)).getByText('Changed meanwhile')).toBeTruthy();
    expect(within(line(/Lejeune Marie/)).getByText('No longer fits')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('2 changes no longer fit the day');
    await waitFor(() => expect(proposePlan.mock.lastCall?.[0].body.seconds).toBe(0));
    await waitFor(() => expect(screen.queryByText(/The figures are being updated/)).toBeNull());
  });

  it('asks before decisions are lost on Escape, and asks nothing without any', async () => {
    const { user, onClose } = await preview();
    line(/Dubois Éléonore/).focus();
    await user.keyboard(' {Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(onClose).not.toHaveBeenCalled();
    line(/Dubois Éléonore/).focus();
    await user.keyboard(' {Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('what follows the decisions', () => {
  const emptyKm = () =>
    within(screen.getByRole('table', { name: 'Figures before and after' })).getByRole('row', {
      name: /Kilometres empty/,
    }).textContent;

  it('figures are those of what is kept; the former ones are marked until then', async () => {
    const { user, proposePlan } = await preview();
    expect(emptyKm()).toContain('26.0 km');
    line(/Dubois Éléonore/).focus();
    await user.keyboard(' ');
    expect(screen.getByText(/The figures are being updated/)).toBeTruthy();
    await waitFor(() => expect(emptyKm()).toContain('36.0 km'));
    expect(screen.queryByText(/The figures are being updated/)).toBeNull();
    expect(proposePlan.mock.lastCall?.[0].body).toMatchObject({
      seconds: 0,
      kept: [{ bookingId: 13, driverId: 9, pick_time: '09:13' }],
    });
    line(/Dubois Éléonore/).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(emptyKm()).toContain('26.0 km'));
    expect(proposePlan).toHaveBeenCalledTimes(2);
    await user.keyboard(' [ArrowDown] ');
    await waitFor(() => expect(emptyKm()).toBe('Kilometres empty40.0 km40.0 km'));
  });

  it('says that the figures do not follow when they cannot be had, and asks again', async () => {
    let isDown = true;
    const { user } = await preview({
      proposePlan: ({ body }) => {
        if (body.seconds !== 0) return proposal;
        return isDown ? problem(502, 'plan.failed') : { ...proposal, after: { ...proposal.after, emptyKm: 36 } };
      },
    });
    line(/Dubois Éléonore/).focus();
    await user.keyboard(' ');
    expect(await screen.findByText('The figures are those of the whole proposal')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    await waitFor(() => expect(emptyKm()).toContain('36.0 km'));
    expect(screen.queryByText('The figures are those of the whole proposal')).toBeNull();
  });

  it('takes what would fit into the plan, and drops it again', async () => {
    const none = sampleProposal({
      date: FUTURE,
      changes: [],
      unassigned: [{ bookingId: 13, rule: 'time', count: 2, wouldFit: { driverId: 9, pick_time: '10:35' } }],
    });
    const applyPlan = vi.fn<Answer<'applyPlan'>>(() => [changed(13, 501)]);
    const { user, onPreview } = show({ proposePlan: () => none, applyPlan });
    await user.click(await screen.findByRole('button', { name: 'Search for a plan' }));
    const take = await screen.findByRole('button', { name: /^Include in the plan: .*Lejeune/ });
    await user.click(take);
    expect(take.getAttribute('aria-pressed')).toBe('true');
    expect([...(onPreview.mock.lastCall?.[0]?.ghosts.keys() ?? [])]).toEqual([13]);
    await user.click(take);
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    await user.click(take);
    await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
    await waitFor(() =>
      expect(applyPlan.mock.calls[0]?.[0].body.changes).toEqual([
        { bookingId: 13, before: { driverId: null, pick_time: '09:13' }, after: { driverId: 9, pick_time: '10:35' } },
      ]),
    );
  });

  it('says whom to call, and remembers who was called after it is applied', async () => {
    const { user } = await preview({ applyPlan: () => [changed(12, 500), changed(13, 501)] });
    await user.click(screen.getByRole('tab', { name: 'Calls (1)' }));
    const calls = within(screen.getByRole('list', { name: 'Who to call' }));
    const phone = await calls.findByRole('link');
    expect(phone.getAttribute('href')).toBe('tel:+3225551234');
    expect(calls.getByText(/^Pick-up at 09:10 instead of 09:13, by Benali Karim/)).toBeTruthy();
    await user.click(calls.getByRole('checkbox', { name: 'Called: Dubois Éléonore' }));
    expect(screen.getByRole('tab', { name: 'Calls (0)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 trips changed' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Called: Dubois Éléonore' }).checked).toBe(true);
  });
});

describe('a place for one trip', () => {
  const start: PlanStart = { kind: 'repair', date: FUTURE, repair: { tripIds: [13] } };

  it('is searched for at once and shown with its driver, neighbours and kilometres', async () => {
    const proposePlan = vi.fn<Answer<'proposePlan'>>(() => ({
      ...proposal,
      located: [9],
      changes: proposal.changes.slice(1),
      after: { ...proposal.after, totalKm: 94.2 },
    }));
    show({ proposePlan }, start);
    expect(
      await screen.findByText(
        'Cheapest place: Benali Karim, 09:13, after Éléonore Dubois at 09:13 (2.5 km empty). 4.2 km more in all. No other trip changes.',
      ),
    ).toBeTruthy();
    expect(proposePlan.mock.calls.map(([{ body }]) => body)).toEqual([{ date: FUTURE, tripIds: [13], seconds: 2 }]);
    expect(screen.getByText(/1 driver is planned from the present position/)).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-change')).toBe('13');
  });

  it('is given up on Escape, which ends the search', async () => {
    let signal: AbortSignal | undefined;
    const { user, onClose } = show(
      {
        proposePlan: async ({ request }) => {
          signal = request.signal;
          await new Promise((resolve) => signal?.addEventListener('abort', resolve));
          return proposal;
        },
      },
      start,
    );
    await waitFor(() => expect(signal).toBeDefined());
    expect(screen.getByRole('progressbar', { name: 'Progress of the search' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('applying', () => {
  const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'undo', hidden: true });
  const redo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'redo', hidden: true });

  it('applies the kept changes as one step that is undone and redone', async () => {
    const applyPlan = vi.fn<Answer<'applyPlan'>>(({ body }) =>
      body.changes.map(({ bookingId }, index) => changed(bookingId, 500 + index)),
    );
    const undoChanges = vi.fn<Answer<'undoChanges'>>(({ body }) => body.changes.map((id) => changed(id, id + 100)));
    const { user, onClose } = await preview({ applyPlan, undoChanges });
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    const dialog = await screen.findByRole('dialog', { name: '2 trips changed' });
    expect(applyPlan.mock.calls[0]?.[0].body).toEqual({
      date: FUTURE,
      changes: proposal.changes.map(({ bookingId, before, after }) => ({ bookingId, before, after })),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    expect(onClose).toHaveBeenCalledOnce();
    const waiting = () =>
      getDefaultStore()
        .get(waitingNoticesAtom)
        .map(({ driverId }) => driverId);
    expect(waiting()).toEqual([3, 9]);
    await user.click(undo());
    await waitFor(() => expect(undoChanges.mock.calls[0]?.[0].body).toEqual({ changes: [500, 501] }));
    await waitFor(() => expect(redo().disabled).toBe(false));
    expect(noteOwn.mock.calls).toEqual([[{ id: 12, accepted: 2 }], [{ id: 13, accepted: 0 }]]);
    expect(waiting()).toEqual([]);
    await user.click(redo());
    await waitFor(() => expect(applyPlan).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(undo().disabled).toBe(false));
    expect(waiting()).toEqual([3, 9]);
  });

  it('names what was not applied and why, and notifies each driver once', async () => {
    const sendBookingNotification = vi.fn<Answer<'sendBookingNotification'>>(() => ({ id: 'n', delivered: true }));
    const refusal = {
      status: 409,
      code: 'record.changed',
      messageKey: 'problem.booking.changed',
      fields: [],
      incidentId: 'T-1',
    };
    const { user, onClose } = await preview({
      sendBookingNotification,
      applyPlan: () => [{ id: 12, result: 'refused', problem: refusal, change: null }, changed(13, 501)],
    });
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    const dialog = await screen.findByRole('dialog', { name: '1 trip changed' });
    expect(dialog.textContent).toContain('1 change no longer fits and was not applied');
    expect(dialog.textContent).toContain('Dubois');
    expect(dialog.textContent).toContain('A colleague has just changed this booking.');
    await user.click(within(dialog).getByRole('button', { name: 'Notify 1 driver' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sendBookingNotification.mock.calls.map(([{ body }]) => [body.driverId, body.id])).toEqual([[9, 13]]);
  });

  it('keeps the preview when the server does not answer', async () => {
    const { user } = await preview({ applyPlan: () => problem(503, 'unavailable') });
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The plan was not applied');
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
    expect(undo().disabled).toBe(true);
  });
});
