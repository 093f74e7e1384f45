import { renderWithHost, type ContractHandlers } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CancelTrip } from '../client-card/cancel-trip.tsx';
import { useAnswerDemand } from '../demands/use-answer-demand.tsx';
import { otherDriver } from '../dialogs/booking/testing/samples.ts';
import { useMarkAway } from '../drivers/mark-away.ts';
import { useTripHistory } from '../pages/timeline/planning/use-trip-history.ts';
import { samplePlanning, sampleTrip } from '../pages/timeline/planning/testing/sample-planning.ts';
import { TripMenu } from '../pages/timeline/trip-menu.tsx';
import { messages } from '../testing/messages.ts';
import { useReadyNow } from './ready-now.ts';
import { SeriesManager } from './series-manager.tsx';

type User = ReturnType<typeof renderWithHost>['user'];

/** Something that is saved over the board. */
interface SavedOver {
  readonly name: string;
  readonly Part: () => ReactNode;
  readonly save: (user: User) => Promise<void>;
  /** Calls until it is undone, and until it is redone; missing: the undo of its change, and the undo of that. */
  readonly calls?: readonly [Calls, Calls];
}

interface Calls {
  /** Changes that were undone. */
  readonly undone: readonly (readonly number[])[];
  readonly ready: number;
  readonly away: number;
  readonly notAway: number;
}

const none: Calls = { undone: [], ready: 0, away: 0, notAway: 0 };
const byUndo: readonly [Calls, Calls] = [
  { ...none, undone: [[501]] },
  { ...none, undone: [[501], [502]] },
];
/** A call of the client is repeated, for its time. */
const readyAgain: readonly [Calls, Calls] = [
  { ...none, undone: [[501]], ready: 1 },
  { ...none, undone: [[501]], ready: 2 },
];
const awayAgain: readonly [Calls, Calls] = [
  { ...none, away: 1, notAway: 1 },
  { ...none, away: 2, notAway: 1 },
];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const menuItem = (name: string | RegExp) => async (user: User) =>
  user.click(await screen.findByRole('menuitem', { name }));
const pressing = (name: string | RegExp) => async (user: User) => user.click(await button(name));
const booking = sampleBooking({ id: 12, ap_date: '2099-03-10', accepted: 0 });
const waiting = sampleTrip({ id: 12, ap_date: '2099-03-10', type: 'back', willCall: true });
const demand = { key: '-Na', id: 12, driverId: 3, endtime: '2100-03-10T09:00:00Z', price: 28.5, bookings: [] };

function Menu() {
  const [menu, setMenu] = useState<{ readonly id: number; readonly anchor: { x: number; y: number } } | null>({
    id: 12,
    anchor: { x: 10, y: 10 },
  });
  return (
    <TripMenu
      menu={menu}
      trip={waiting}
      act={samplePlanning([waiting]).act}
      onRoute={vi.fn()}
      onDistance={vi.fn()}
      onClose={() => setMenu(null)}
    />
  );
}

const SAVED: readonly SavedOver[] = [
  { name: 'the status in the menu or the card of a trip', Part: Menu, save: menuItem(/Cancel the trip/) },
  { name: 'ready now in the menu or the card of a trip', Part: Menu, save: menuItem('Ready now'), calls: readyAgain },
  {
    name: 'ready now in the card of a client or the form of a booking',
    Part: function Ready() {
      const ready = useReadyNow();
      return <button onClick={() => void ready(12)}>Call</button>;
    },
    save: pressing('Call'),
    calls: readyAgain,
  },
  {
    name: 'a trip canceled in the card of its client',
    Part: () => <CancelTrip booking={booking} linked={undefined} onClose={vi.fn()} />,
    save: async (user) => {
      await user.selectOptions(await screen.findByRole('combobox', { name: /^Reason/ }), 'Hospital stay');
      await user.click(await button('Cancel the trip'));
    },
  },
  {
    name: 'a demand of a driver that is granted',
    Part: function Granting() {
      const { grant } = useAnswerDemand([demand]);
      return <button onClick={() => void grant(demand)}>Grant</button>;
    },
    save: pressing('Grant'),
  },
  {
    name: 'a driver who is not available',
    Part: function Away() {
      const mark = useMarkAway();
      return (
        <button onClick={() => void mark({ driverId: 3, date: '2099-03-10', from: '10:00' }, 'Jan')}>Not there</button>
      );
    },
    save: pressing('Not there'),
    calls: awayAgain,
  },
  {
    name: 'the trips of a standing order',
    Part: () => <SeriesManager seriesId={7} onClose={vi.fn()} />,
    save: async (user) => {
      await user.type(await screen.findByRole('combobox', { name: /Another driver/ }), 'lam');
      await user.click(await screen.findByRole('option', { name: /Lambert Nadia/ }));
      await user.click(await button(/^Change 1 trip/));
    },
  },
];

const unused = () => Promise.reject(new Error('no trip is moved'));

function Board({ Part }: Pick<SavedOver, 'Part'>) {
  useTripHistory(unused);
  return <Part />;
}

it.each(SAVED)('the keys of the board undo and redo what is saved over it: $name', async (saved) => {
  const { Part, save, calls: [undone, redone] = byUndo } = saved;
  const undoChanges = vi.fn<NonNullable<ContractHandlers['undoChanges']>>(({ body }) =>
    body.changes.map((change) => ({ id: 12, result: 'changed', problem: null, change: change + 1 })),
  );
  const setReadyNow = vi.fn<NonNullable<ContractHandlers['setReadyNow']>>(() => ({
    id: 12,
    ap_date: '2099-03-10',
    ap_time: '14:10',
    pick_time: '14:10',
    delivered: true,
    driver: 'free',
    changes: [501],
  }));
  const markDriverAway = vi.fn(() => ({ former: '0', available: '0,1,2' }));
  const saveDriverAvailabilityDays = vi.fn(() => ({ affectedRows: 1 }));
  const changed = { affectedRows: 1, changes: [501], skipped: [] };
  const { user } = renderWithHost(<Board Part={Part} />, {
    messages,
    handlers: {
      undoChanges,
      setReadyNow,
      markDriverAway,
      saveDriverAvailabilityDays,
      updateBooking: () => changed,
      grantDemand: () => changed,
      deleteDemand: () => ({ affectedRows: 1 }),
      getLiveConfig: () => ({ service: 'server', firebase: null }),
      sendMessageNotification: () => ({ id: '1', delivered: true }),
      listActiveDrivers: () => [otherDriver],
      listDrivers: () => [otherDriver],
      listSeriesBookings: () => [sampleBooking({ id: 12, ap_date: '2099-03-09', seriesId: 7, accepted: 1 })],
      getStandingOrder: () => ({ weekdays: [1], until: '2099-03-16' }),
      getBooking: () => [booking],
    },
  });
  const calls = (): Calls => ({
    undone: undoChanges.mock.calls.map(([{ body }]) => body.changes),
    ready: setReadyNow.mock.calls.length,
    away: markDriverAway.mock.calls.length,
    notAway: saveDriverAvailabilityDays.mock.calls.length,
  });
  await save(user);
  await button('Undo');
  // The form is closed by its owner; an open one has its own keys.
  for (const dialog of document.querySelectorAll('[role=dialog][data-state=open]')) dialog.remove();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(calls()).toEqual(undone));
  await screen.findByText(/undone/i);
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(calls()).toEqual(redone));
});

/** Files in which the Undo of a toast is not about trips, or already that of the board. */
const OTHERS = [
  'tasks/task-acts.ts',
  'pages/mail/refuse-mail-dialog.tsx',
  'pages/requests/request-dialogs.tsx',
  // The Undo of the saved change is offered once more, when the form is canceled.
  'dialogs/booking/use-driver-change.ts',
  'pages/timeline/planning/use-change-trip.tsx',
];

it('no toast brings an Undo that the keys of the board do not know', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !OTHERS.includes(file),
  );
  const own = files.filter((file) => /toast\.\w+\([^;]*\bundo\b\s*[:}]/.test(readFileSync(join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(200);
  expect(own).toEqual([]);
});
