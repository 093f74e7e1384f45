import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../../../testing/index.ts';
import { bookingStatusStyles } from '../../status/booking-status.ts';
import { RowMenuHost } from '../data-table.tsx';
import { StatusMenu } from './status-menu.tsx';

const choices = ([0, 1, 2, 3] as const).map((value) => ({ value, style: bookingStatusStyles[value] }));

const choose = async (onSave: (value: number) => Promise<unknown>, word = 'Closed') => {
  const shown = renderWithHost(
    <RowMenuHost>
      <StatusMenu name="booking 12" value={0} choices={choices} onSave={onSave} />
    </RowMenuHost>,
  );
  await shown.user.click(screen.getByRole('button', { name: 'Status of booking 12: Pending' }));
  await shown.user.click(await screen.findByRole('menuitemradio', { name: word }));
  return shown;
};

describe('the status of a row', () => {
  it('saves a status immediately with an optimistic update, busy until the save completes', async () => {
    let arrive = () => {};
    const onSave = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    await choose(onSave);
    const button = await screen.findByRole('button', { name: 'Status of booking 12: Closed' });
    expect(onSave).toHaveBeenCalledWith(1, false);
    expect(button.getAttribute('aria-busy')).toBe('true');
    arrive();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  });

  it('offers Undo after a status change, which saves the previous status', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    const { user } = await choose(onSave);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(onSave.mock.calls).toEqual([
        [1, false],
        [0, true],
      ]),
    );
  });

  it('reverts the status with an error when the save is refused', async () => {
    await choose(() => Promise.reject(new Error('refused')));
    expect((await screen.findByRole('alert')).textContent).toContain('booking 12');
    expect(screen.getByRole('button', { name: 'Status of booking 12: Pending' })).toBeTruthy();
  });

  it('reverts the status without an error when the user cancelled', async () => {
    await choose(() => Promise.reject(new DOMException('given up', 'AbortError')));
    expect(await screen.findByRole('button', { name: 'Status of booking 12: Pending' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the status of a row is not saved when the current one is chosen', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    await choose(onSave, 'Pending');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(onSave).not.toHaveBeenCalled();
  });
});
