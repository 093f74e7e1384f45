import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fake-tasks.ts';
import { onADayInMay, showTaskBoard, titlesIn } from './testing/show-task-board.tsx';

onADayInMay();

describe('new task', () => {
  it('adds a task for today from a title and Enter', async () => {
    const { fake, user } = showTaskBoard();
    await user.type(screen.getByRole('textbox', { name: 'New task for today' }), '  Call the garage {Enter}');
    expect(fake.store.addTask).toHaveBeenCalledExactlyOnceWith({
      data: { title: 'Call the garage', date: '2026-05-20' },
    });
    await waitFor(() => expect(titlesIn('On hold')).toEqual(['Call the garage']));
    expect(screen.getByRole('textbox', { name: 'New task for today' })).toHaveProperty('value', '');
    await user.keyboard('   {Enter}');
    expect(fake.store.addTask).toHaveBeenCalledOnce();
  });

  it('keeps the title in the field when saving fails', async () => {
    const { fake, user } = showTaskBoard();
    fake.store.addTask.mockRejectedValueOnce(refusal('unavailable'));
    await user.type(screen.getByRole('textbox', { name: 'New task for today' }), 'Call{Enter}');
    await screen.findByText('The task “Call” was not saved');
    expect(screen.getByRole('textbox', { name: 'New task for today' })).toHaveProperty('value', 'Call');
  });

  it('requires title and date, and offers the possible assignees', async () => {
    const { fake, user } = showTaskBoard();
    await user.click(screen.getByRole('button', { name: 'New task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
    await dialog.findByRole('checkbox', { name: 'Benali Ali' });
    expect(dialog.queryByRole('checkbox', { name: 'Eva Claes' })).toBeNull();
    await user.clear(dialog.getByLabelText('Date'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('This field is required.')).toHaveLength(2));
    await user.type(dialog.getByLabelText('Title'), 'Check the ramp');
    await user.type(dialog.getByLabelText('Date'), '3/6');
    await user.type(dialog.getByLabelText('Time'), '9h30');
    await user.click(dialog.getByRole('checkbox', { name: 'Benali Ali' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.store.addTask).toHaveBeenCalledExactlyOnceWith({
      data: { title: 'Check the ramp', date: '2026-06-03', time: '09:30', comment: null },
      user: [5],
    });
  });
});
