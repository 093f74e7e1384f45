import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fake-tasks.ts';
import { sampleTask } from '../testing/sample-task.ts';
import { card, column, onADayInMay, showTaskBoard, titlesIn } from './testing/show-task-board.tsx';

onADayInMay();

describe('task board', () => {
  it('shows each task in its column, with the count of each column', () => {
    showTaskBoard([
      sampleTask('a'),
      sampleTask('b', { status: 'in-progress' }),
      sampleTask('c', { status: 'needs-review' }),
      sampleTask('d', { status: 'done' }),
      sampleTask('e'),
    ]);
    expect(['On hold', 'In progress', 'Needs review', 'Done'].map(titlesIn)).toEqual([
      ['Task a', 'Task e'],
      ['Task b'],
      ['Task c'],
      ['Task d'],
    ]);
    column('On hold').getByRole('img', { name: '2 tasks' });
  });

  it('shows date, title, assignees, author and overdue mark on a card', async () => {
    showTaskBoard([
      sampleTask('a', {
        user: [2, 5],
        data: { date: '2026-05-19', time: '17:30', comment: 'Two lines\nof it', user: 6 },
      }),
    ]);
    await within(card('Task a')).findByText('Ali Benali');
    expect(card('Task a').textContent).toMatch(
      /^19\/05\/2026 17:30OverdueTask aTwo lines\nof itfrom Eva ClaesNora ThiryAli Benali/,
    );
  });

  it('shows a hint in an empty column', () => {
    showTaskBoard();
    expect(column('Done').getByText('Drag here what is done.')).toBeTruthy();
    expect(column('On hold').getByText('What is still to be done. Add a task above.')).toBeTruthy();
  });

  it('keeps the tasks when their service is unavailable, names the service, and retries', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    act(() => fake.show({ status: 'failed', records: [sampleTask('a')], problem: refusal('unavailable') }));
    screen.getByText('The server does not pass on the tasks.');
    expect(titlesIn('On hold')).toEqual(['Task a']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(fake.retry).toHaveBeenCalledOnce();
    act(() => fake.show({ status: 'failed', records: [], problem: refusal('unavailable') }));
    screen.getByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull();
  });
});

describe('live changes of colleagues', () => {
  it('shows a colleague’s changes at once and keeps the focus, also on a card that moves', () => {
    const { fake } = showTaskBoard([sampleTask('a'), sampleTask('b')]);
    act(() => card('Task a').focus());
    act(() => fake.applyChange((all) => [sampleTask('c'), ...all]));
    expect(document.activeElement).toBe(card('Task a'));
    act(() =>
      fake.applyChange((all) => all.map((task) => (task.id === 'a' ? { ...task, status: 'done' as const } : task))),
    );
    expect(titlesIn('Done')).toEqual(['Task a']);
    expect(document.activeElement).toBe(card('Task a'));
  });

  it('keeps an open form, which does not move the task when it is saved', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a', { user: [5] })]);
    await user.click(screen.getByRole('button', { name: 'Edit: Task a' }));
    const title = within(await screen.findByRole('dialog', { name: 'Edit task' })).getByLabelText('Title');
    await user.type(title, ' again');
    act(() =>
      fake.applyChange((all) =>
        all.map((task) => ({ ...task, status: 'done' as const, data: { ...task.data, title: 'Something else' } })),
      ),
    );
    expect(title).toHaveProperty('value', 'Task a again');
    expect(document.activeElement).toBe(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fake.store.changeTask).toHaveBeenCalledOnce());
    expect(fake.store.changeTask).toHaveBeenCalledWith('a', {
      data: { title: 'Task a again', date: '2026-05-20', time: null, comment: null },
      user: [5],
    });
  });
});

describe('deleting a task', () => {
  it('deletes the user’s own task at once, with Undo', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a', { status: 'done', user: [5] })]);
    act(() => card('Task a').focus());
    fireEvent.keyDown(card('Task a'), { key: 'Delete' });
    await waitFor(() => expect(fake.store.remove).toHaveBeenCalledExactlyOnceWith('tasks', 'a'));
    expect(titlesIn('Done')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(fake.store.addTask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'done', user: [5] }));
    await waitFor(() => expect(titlesIn('Done')).toEqual(['Task a']));
  });

  it('deletes a colleague’s task after a question', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a', { data: { user: 5 } })]);
    await user.click(screen.getByRole('button', { name: 'Delete: Task a' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the task “Task a”?' }));
    expect(fake.store.remove).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(fake.store.remove).toHaveBeenCalledOnce());
    expect(titlesIn('On hold')).toEqual([]);
  });

  it('shows a task again when deleting it fails, with the reason', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    fake.store.remove.mockRejectedValueOnce(refusal('unavailable'));
    await user.click(screen.getByRole('button', { name: 'Delete: Task a' }));
    await screen.findByText('The task “Task a” was not deleted');
    expect(titlesIn('On hold')).toEqual(['Task a']);
  });
});
