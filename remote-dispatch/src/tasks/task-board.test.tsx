import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fake-tasks.ts';
import { sampleTask } from '../testing/sample-task.ts';
import { card, column, layOut, onADayInMay, press, showTaskBoard, titlesIn } from './testing/show-task-board.tsx';

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
});

/** Moves a task by the menu of its card. */
async function moveTo(user: ReturnType<typeof showTaskBoard>['user'], title: string, target: string) {
  await user.click(screen.getByRole('button', { name: `Move to…: ${title}` }));
  await user.click(await screen.findByRole('menuitemradio', { name: target }));
}

/** Lifts task a by keyboard and holds it over the next column. */
async function carryOver(): Promise<void> {
  layOut();
  act(() => card('Task a').focus());
  press(' ', 32);
  await screen.findByText('“Task a” is lifted, in the column On hold.');
  press('ArrowRight', 39);
  await screen.findByText('“Task a” is over the column In progress.');
}

describe('moving a task', () => {
  it('moves a task back when saving fails, and shows why', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    fake.store.changeTask.mockRejectedValueOnce(refusal('unavailable'));
    await moveTo(user, 'Task a', 'Done');
    await screen.findByText('The task “Task a” was not moved');
    expect(titlesIn('On hold')).toEqual(['Task a']);
    expect(titlesIn('Done')).toEqual([]);
  });

  it('does not save a dragged task that a colleague deleted during the drag, and shows that', async () => {
    const { fake } = showTaskBoard([sampleTask('a'), sampleTask('b')]);
    await carryOver();
    act(() => fake.applyChange((all) => all.filter(({ id }) => id !== 'a')));
    expect(card('Task a')).toBeTruthy();
    press(' ', 32);
    expect(await screen.findByText('The task “Task a” was deleted in the meantime.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Task a' })).toBeNull());
    expect(fake.store.changeTask).not.toHaveBeenCalled();
  });

  it('a dragged task that is deleted before the request is not saved', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    fake.store.changeTask.mockRejectedValueOnce(refusal('notFound', 404));
    await moveTo(user, 'Task a', 'Done');
    expect(await screen.findByText('The task “Task a” was deleted in the meantime.')).toBeTruthy();
  });

  it('applies the last of two concurrent moves of a task', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    let save = () => {};
    fake.store.changeTask.mockReturnValueOnce(new Promise<undefined>((resolve) => (save = () => resolve(undefined))));
    await moveTo(user, 'Task a', 'Done');
    const byColleague = (status: 'in-progress' | 'needs-review') =>
      act(() => fake.applyChange((all) => all.map((task) => ({ ...task, status }))));
    byColleague('in-progress');
    expect(titlesIn('Done')).toEqual(['Task a']);
    await act(async () => save());
    byColleague('needs-review');
    expect([titlesIn('Done'), titlesIn('Needs review')]).toEqual([[], ['Task a']]);
  });

  it('keeps a moved task in its new column only until the store confirms it', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    fake.store.changeTask.mockResolvedValueOnce(undefined);
    await moveTo(user, 'Task a', 'Done');
    expect(titlesIn('Done')).toEqual(['Task a']);
    act(() => fake.applyChange((all) => all.map((task) => ({ ...task, status: 'done' as const }))));
    expect(titlesIn('Done')).toEqual(['Task a']);
    act(() => fake.applyChange((all) => all.map((task) => ({ ...task, status: 'on-hold' as const }))));
    expect(titlesIn('On hold')).toEqual(['Task a']);
  });
});
