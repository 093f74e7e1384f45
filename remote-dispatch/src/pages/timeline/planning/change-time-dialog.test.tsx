import { renderWithHost } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { ChangeTimeDialog } from './change-time-dialog.tsx';
import { sampleTrip } from './testing/sample-planning.ts';

function show(saved = true) {
  const change = vi.fn(async () => saved);
  const onClose = vi.fn();
  return { ...renderWithHost(<ChangeTimeDialog trip={sampleTrip({ id: 12 })} change={change} onClose={onClose} />, { messages }), change, onClose };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('another time for a trip', () => {
  it('moves the pick-up with the appointment and saves both in one change', async () => {
    const { user, change, onClose } = show();
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '1130');
    await waitFor(() => expect(field('Pick-up').value).toBe('10:43'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(change.mock.calls).toEqual([[{ id: 12, ap_time: '11:30', pick_time: '10:43' }]]);
  });

  it('leaves a pick-up that was set by hand alone', async () => {
    const { user, change } = show();
    await user.clear(field('Pick-up'));
    await user.type(field('Pick-up'), '0900');
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '1015');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(change).toHaveBeenCalledWith({ id: 12, ap_time: '10:15', pick_time: '09:00' }));
  });

  it('stays open with what was typed when it was not saved', async () => {
    const { user, change, onClose } = show(false);
    await user.clear(field('Appointment'));
    await user.type(field('Appointment'), '1130');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(change).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Appointment').value).toBe('11:30');
  });

  it('saves nothing when nothing was changed', async () => {
    const { user, change, onClose } = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(change).not.toHaveBeenCalled();
  });
});
