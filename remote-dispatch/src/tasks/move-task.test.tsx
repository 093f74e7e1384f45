import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fake-tasks.ts';
import { sampleTask } from '../testing/sample-task.ts';
import { layOut, press, settle } from './testing/drag-by-keys.ts';
import { card, onADayInMay, showTaskBoard, titlesIn } from './testing/show-task-board.tsx';

onADayInMay();

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
  it('moves a task by its menu at once, with one save, and keeps the focus', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    await moveTo(user, 'Task a', 'Needs review');
    expect(titlesIn('Needs review')).toEqual(['Task a']);
    expect(fake.store.changeTask).toHaveBeenCalledExactlyOnceWith('a', { status: 'needs-review' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move to…: Task a' })));
  });

  it('saves a task dragged by keyboard only when it is dropped', async () => {
    const { fake } = showTaskBoard([sampleTask('a')]);
    await carryOver();
    expect(fake.store.changeTask).not.toHaveBeenCalled();
    press(' ', 32);
    settle('Task a');
    await waitFor(() => expect(titlesIn('In progress')).toEqual(['Task a']));
    expect(fake.store.changeTask).toHaveBeenCalledExactlyOnceWith('a', { status: 'in-progress' });
  });

  it('a task does not move when the drag is cancelled by Esc', async () => {
    const { fake } = showTaskBoard([sampleTask('a')]);
    await carryOver();
    press('Escape', 27);
    settle('Task a');
    await screen.findByText('“Task a” stays in the column On hold.');
    await waitFor(() => expect(titlesIn('On hold')).toEqual(['Task a']));
    expect(fake.store.changeTask).not.toHaveBeenCalled();
  });

  it('moves a task back when saving fails, and shows why', async () => {
    const { fake, user } = showTaskBoard([sampleTask('a')]);
    fake.store.changeTask.mockRejectedValueOnce(refusal('unavailable'));
    await moveTo(user, 'Task a', 'Done');
    await screen.findByText('The task “Task a” was not moved');
    expect(titlesIn('On hold')).toEqual(['Task a']);
    expect(titlesIn('Done')).toEqual([]);
  });

  it('a dragged task that a colleague deleted during the drag is not saved, and that is shown', async () => {
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
