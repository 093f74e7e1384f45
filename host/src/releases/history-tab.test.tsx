import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showReleases } from './testing/show-releases.tsx';

const answer = { set: 'second', before: 'third', changed: true };

describe('the history', () => {
  it('lists releases newest first, with action, reason and author', async () => {
    showReleases({ route: '/releases?tab=history' });
    await screen.findByText('Second try');
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows[0]).toContain('03/05/2026 10:00ActivatedDispatching: 1.1.0 → 1.2.0Faster planning');
    expect(rows[2]).toContain('Dispatching: new → 1.0.0; Master data: new → 1.0.0First startthe application itself');
  });

  it('opens a whole line of the history by Enter', async () => {
    const { user } = showReleases({ route: '/releases?tab=history' });
    await user.dblClick(await screen.findByText('Second try'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change of 20/04/2026 10:00' }));
    expect(dialog.getByText('Second try')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Go back to this' }));
    expect(await screen.findByRole('dialog', { name: 'Go back to an earlier set?' })).toBeTruthy();
  });
});

describe('going back', () => {
  it('names the versions of a rollback to the previous set, and requires a reason', async () => {
    const rollbackRelease = vi.fn(() => answer);
    const { user } = showReleases({ handlers: { rollbackRelease } });
    await user.click(await screen.findByRole('button', { name: 'Roll back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to an earlier set?' }));
    await dialog.findByText('Dispatching: 1.2.0 → 1.1.0');
    expect(dialog.getByText(/from set third to set second/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await dialog.findByText('This field is required.');
    await user.type(dialog.getByLabelText('Reason'), 'Planning is empty');
    await user.tripleClick(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findAllByText('Set second is running again.')).not.toHaveLength(0);
    expect(rollbackRelease).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { to: 'second', why: 'Planning is empty' } }),
    );
  });

  it('adds up all changes since for a rollback to an older set', async () => {
    const rollbackRelease = vi.fn(() => answer);
    const { user } = showReleases({ route: '/releases?tab=history', handlers: { rollbackRelease } });
    const back = await screen.findAllByRole<HTMLButtonElement>('button', { name: /Go back to this/ });
    expect(back.map(({ disabled }) => disabled)).toEqual([true, false, false]);
    await user.click(back[2] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to an earlier set?' }));
    await dialog.findByText('Dispatching: 1.2.0 → 1.0.0');
    await user.type(dialog.getByLabelText('Reason'), 'Back to the start');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rollbackRelease).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { to: 'first', why: 'Back to the start' } }),
    );
  });

  it('asks before discarding a typed reason', async () => {
    const { user } = showReleases();
    await user.click(await screen.findByRole('button', { name: 'Roll back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Planning');
    await user.keyboard('{Escape}');
    const [keep] = await screen.findAllByText('Keep editing');
    await user.click(keep ?? document.body);
    expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Planning');
  });
});
