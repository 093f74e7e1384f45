import { renderWithHost, type ContractHandlers, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { driver, otherDriver } from '../dialogs/booking/testing/samples.ts';
import { messages } from '../testing/messages.ts';
import { SeriesManager } from './series-manager.tsx';

type Update = NonNullable<ContractHandlers['updateBooking']>;
type Undo = NonNullable<ContractHandlers['undoChanges']>;

const trip = (id: number, ap_date: string, more: Parameters<typeof sampleBooking>[0] = {}) =>
  sampleBooking({ id, ap_date, seriesId: 7, accepted: 1, ...more });

/** Mondays with a return each, of which a driver has accepted one. */
const series = [
  trip(1, '2099-03-02', { linkedId: 2 }),
  trip(2, '2099-03-02', { type: 'back', linkedId: 1, ap_time: '14:00' }),
  trip(3, '2099-03-09', { linkedId: 4 }),
  trip(4, '2099-03-09', { type: 'back', linkedId: 3, ap_time: '14:00', accepted: 2 }),
  trip(5, '2099-03-16', { linkedId: 6 }),
  trip(6, '2099-03-16', { type: 'back', linkedId: 5, ap_time: '14:00' }),
];

function show(options: HostOptions = {}) {
  const updateBooking = vi.fn<Update>(() => ({ affectedRows: 2, changes: [511, 512], skipped: [] }));
  const undoChanges = vi.fn<Undo>(({ body }) =>
    body.changes.map((change) => ({ id: change - 500, result: 'changed', problem: null, change })),
  );
  const onClose = vi.fn();
  const hosted = renderWithHost(<SeriesManager seriesId={7} onClose={onClose} />, {
    messages,
    ...options,
    handlers: {
      listSeriesBookings: () => series,
      getStandingOrder: () => ({ weekdays: [1], until: '2099-03-16' }),
      listActiveDrivers: () => [driver, otherDriver],
      listDrivers: () => [driver, otherDriver],
      updateBooking,
      undoChanges,
    },
  });
  return { ...hosted, updateBooking, undoChanges, onClose };
}

const box = (name: string) => screen.getByRole('combobox', { name: new RegExp(name) });
const day = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const concerned = () => screen.getByRole('region', { name: 'Trips concerned' }).textContent;

describe('the manager of a standing order', () => {
  it('gives the trips from a day on to another driver in one call, and undoes it', async () => {
    const { user, updateBooking, undoChanges, onClose } = show();
    const from = await screen.findByRole('textbox', { name: /^From/ });
    await user.clear(from);
    await user.type(from, '09/03/2099');
    await user.type(box('Another driver'), 'lam');
    await user.click(await screen.findByRole('option', { name: /Lambert Nadia/ }));
    await user.click(screen.getByRole('button', { name: 'Change 2 trips' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        path: { id: 3 },
        body: {
          driverId: otherDriver.id,
          price_driver: null,
          accepted: 1,
          scope: 'following',
          keepAccepted: true,
          assignAnyway: false,
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undoChanges.mock.calls[0]?.[0].body).toEqual({ changes: [511, 512] }));
  });

  it('says which returns a pause cancels, and which a driver has accepted', async () => {
    const { user, updateBooking } = show();
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Change/ }), 'Pause (hospital stay)');
    await user.type(day('Until'), '09/03/2099');
    expect(concerned()).toContain('2 trips will be cancelled and 1 linked return');
    expect(concerned()).toContain('1 trip stays as it is:09/03/2099 (accepted by the driver)');
    await user.click(screen.getByRole('checkbox', { name: /accepted/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel 4 trips' }));
    await waitFor(() =>
      expect(updateBooking.mock.calls[0]?.[0]).toMatchObject({
        path: { id: 1 },
        body: { status: 3, scope: 'following', until: '2099-03-09', keepAccepted: false, alsoLinked: true },
      }),
    );
  });

  it('names the value that a change lacks, and saves nothing', async () => {
    const { user, updateBooking } = show();
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Change/ }), 'Another time');
    await user.click(screen.getByRole('button', { name: 'Change 3 trips' }));
    await waitFor(() => expect(day('Another time').getAttribute('aria-invalid')).toBe('true'));
    expect(updateBooking).not.toHaveBeenCalled();
  });

  it('prolongs it in the form of a new booking, with its return', async () => {
    const open = vi.fn(() => Promise.resolve(undefined));
    const { user } = show({ dialogs: { 'dispatch/booking@1': open } });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Change/ }), 'Extend');
    await user.type(day('Until'), '13/04/2099');
    expect(screen.getByText('3 new dates, without 1 public holiday')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue in the form' }));
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith({
        draft: expect.objectContaining({
          dates: ['2099-03-23', '2099-03-30', '2099-04-06'],
          series: { weekdays: [1], until: '2099-04-13' },
          return: { ap_time: '14:00', willCall: false, driverId: 3 },
        }),
      }),
    );
  });
});
