import { renderWithHost } from '@navette/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { ChangeTimeDialog } from './change-time-dialog.tsx';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { sampleTrip } from './testing/sample-planning.ts';

function show(saved = true) {
  const change = vi.fn(async () => saved);
  const onClose = vi.fn();
  let move = (_trip: TimelineTrip): void => undefined;
  function Page() {
    const [trip, setTrip] = useState(() => sampleTrip({ id: 12 }));
    move = setTrip;
    return <ChangeTimeDialog trip={trip} change={change} onClose={onClose} />;
  }
  return {
    ...renderWithHost(<Page />, { messages }),
    moveByColleague: (trip: TimelineTrip) => act(() => move(trip)),
    change,
    onClose,
  };
}
const seen = { driverId: 3, ap_date: '2026-03-10', ap_time: '10:00', pick_time: '09:13', status: 0 };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('change time dialog', () => {
  it('moves the pick-up with the appointment and saves both in one change', async () => {
    const { user, change, onClose } = show();
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '1130');
    await waitFor(() => expect(field('Pick-up').value).toBe('10:43'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(change.mock.calls).toEqual([[{ id: 12, ap_time: '11:30', pick_time: '10:43' }, { seen }]]);
  });

  it('leaves a manually set pick-up time unchanged when the appointment moves', async () => {
    const { user, change } = show();
    await user.clear(field('Pick-up'));
    await user.type(field('Pick-up'), '0900');
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '1015');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({ id: 12, ap_time: '10:15', pick_time: '09:00' }, { seen }),
    );
  });

  it('says that an hour comes twice in the night in which the clock goes back', async () => {
    const { user } = show();
    await user.clear(field('Date'));
    await user.type(field('Date'), '25/10/2026');
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '0230');
    await user.tab();
    expect(await screen.findByText(/comes twice/u)).toBeTruthy();
  });

  it('refuses a time that the clock skips on that day, and moves the pick-up across the change', async () => {
    const { user, change } = show();
    await user.clear(field('Date'));
    await user.type(field('Date'), '29/03/2026');
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '0230');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This time does not exist on 29\/03\/2026: .*03:30/u)).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '0330');
    await waitFor(() => expect(field('Pick-up').value).toBe('01:43'));
  });

  it('the dialog that changes the time stays open with its input when saving fails', async () => {
    const { user, change, onClose } = show(false);
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '1130');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(change).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Appointment').value).toBe('11:30');
  });

  it('saves with the version of the trip at opening, and only the changed fields', async () => {
    const { user, change, moveByColleague } = show();
    moveByColleague(sampleTrip({ id: 12, ap_time: '14:00', pick_time: '13:13' }));
    await user.clear(field('Pick-up'));
    await user.type(field('Pick-up'), '0900');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(change).toHaveBeenCalledWith({ id: 12, pick_time: '09:00' }, { seen }));
  });

  it('saves nothing when nothing was changed', async () => {
    const { user, change, onClose } = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(change).not.toHaveBeenCalled();
  });
});
