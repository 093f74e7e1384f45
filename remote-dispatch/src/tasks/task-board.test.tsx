import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTasks, refusal } from '../testing/fake-tasks.ts';
import { messages } from '../testing/messages.ts';
import { sampleTask } from '../testing/sample-task.ts';
import { TaskBoardView } from './task-board-view.tsx';
import type { Task } from './task.ts';

const me = { ...testUser('dispatch'), id: 2 };
const colleagues = [
  { id: 2, firstname: 'Nora', lastname: 'Thiry', role: 'dispatch' as const },
  { id: 5, firstname: 'Ali', lastname: 'Benali', role: 'admin' as const },
  { id: 6, firstname: 'Eva', lastname: 'Claes', role: 'invoice' as const },
];

function show(tasks: readonly Task[] = [], options: HostOptions = {}) {
  const fake = fakeTasks(tasks);
  const Board = () => <TaskBoardView source={fake.useSource()} />;
  return { fake, ...renderWithHost(<Board />, { user: me, route: '/todo', messages, ...options, handlers: { findUsersByRoles: () => colleagues, ...options.handlers } }) };
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) => column(name).queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const card = (name: string) => screen.getByRole('group', { name });

/** Through the menu of a card. */
async function moveTo(user: ReturnType<typeof show>['user'], title: string, target: string) {
  await user.click(screen.getByRole('button', { name: `Move to…: ${title}` }));
  await user.click(await screen.findByRole('menuitemradio', { name: target }));
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:07:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the task board', () => {
  it('shows each task in its column, with the count of each', () => {
    show([sampleTask('a'), sampleTask('b', { status: 'in-progress' }), sampleTask('c', { status: 'needs-review' }), sampleTask('d', { status: 'done' }), sampleTask('e')]);
    expect(['On hold', 'In progress', 'Needs review', 'Done'].map(titlesIn)).toEqual([['Task a', 'Task e'], ['Task b'], ['Task c'], ['Task d']]);
    column('On hold').getByRole('img', { name: '2 tasks' });
  });

  it('says on a card when, what, who, from whom, and that it is overdue', async () => {
    show([sampleTask('a', { user: [2, 5], data: { date: '2026-05-19', time: '17:30', comment: 'Two lines\nof it', user: 6 } })]);
    await within(card('Task a')).findByText('Ali Benali');
    expect(card('Task a').textContent).toMatch(/^19\/05\/2026 17:30OverdueTask aTwo lines\nof itfrom Eva ClaesNora ThiryAli Benali/);
  });

  it('invites where a column is empty', () => {
    show();
    expect(column('Done').getByText('Drag here what is done.')).toBeTruthy();
    expect(column('On hold').getByText('What is still to be done. Add a task above.')).toBeTruthy();
  });

  it('says who does not pass on the tasks, keeps those it had, and tries again', async () => {
    const { fake, user } = show([sampleTask('a')]);
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

describe('a new task', () => {
  it('is made of a title and Enter, for today', async () => {
    const { fake, user } = show();
    await user.type(screen.getByRole('textbox', { name: 'New task for today' }), '  Call the garage {Enter}');
    expect(fake.store.addTask).toHaveBeenCalledExactlyOnceWith({ data: { title: 'Call the garage', date: '2026-05-20' } });
    await waitFor(() => expect(titlesIn('On hold')).toEqual(['Call the garage']));
    expect(screen.getByRole('textbox', { name: 'New task for today' })).toHaveProperty('value', '');
    await user.keyboard('   {Enter}');
    expect(fake.store.addTask).toHaveBeenCalledOnce();
  });

  it('that could not be saved stays in the field', async () => {
    const { fake, user } = show();
    fake.store.addTask.mockRejectedValueOnce(refusal('unavailable'));
    await user.type(screen.getByRole('textbox', { name: 'New task for today' }), 'Call{Enter}');
    await screen.findByText('The task “Call” was not saved');
    expect(screen.getByRole('textbox', { name: 'New task for today' })).toHaveProperty('value', 'Call');
  });

  it('requires title and date; those who may be asked can be chosen', async () => {
    const { fake, user } = show();
    await user.click(screen.getByRole('button', { name: 'New task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
    await dialog.findByRole('checkbox', { name: 'Ali Benali' });
    expect(dialog.queryByRole('checkbox', { name: 'Eva Claes' })).toBeNull();
    await user.clear(dialog.getByLabelText('Date'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('This field is required.')).toHaveLength(2));
    await user.type(dialog.getByLabelText('Title'), 'Check the ramp');
    await user.type(dialog.getByLabelText('Date'), '3/6');
    await user.type(dialog.getByLabelText('Time'), '9h30');
    await user.click(dialog.getByRole('checkbox', { name: 'Ali Benali' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.store.addTask).toHaveBeenCalledExactlyOnceWith({ data: { title: 'Check the ramp', date: '2026-06-03', time: '09:30', comment: null }, user: [5] });
  });
});

describe('a task is moved', () => {
  it('by its menu: at once, with one save, and keeps the focus', async () => {
    const { fake, user } = show([sampleTask('a')]);
    await moveTo(user, 'Task a', 'Needs review');
    expect(titlesIn('Needs review')).toEqual(['Task a']);
    expect(fake.store.changeTask).toHaveBeenCalledExactlyOnceWith('a', { status: 'needs-review' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move to…: Task a' })));
  });

  it('by keyboard: nothing is saved before it is dropped', async () => {
    const { fake } = show([sampleTask('a')]);
    layOut();
    act(() => card('Task a').focus());
    press(' ', 32);
    await screen.findByText('“Task a” is lifted, in the column On hold.');
    press('ArrowRight', 39);
    await screen.findByText('“Task a” is over the column In progress.');
    expect(fake.store.changeTask).not.toHaveBeenCalled();
    press(' ', 32);
    settle('Task a');
    await waitFor(() => expect(titlesIn('In progress')).toEqual(['Task a']));
    expect(fake.store.changeTask).toHaveBeenCalledExactlyOnceWith('a', { status: 'in-progress' });
  });

  it('not at all when Esc gives it up', async () => {
    const { fake } = show([sampleTask('a')]);
    layOut();
    act(() => card('Task a').focus());
    press(' ', 32);
    await screen.findByText('“Task a” is lifted, in the column On hold.');
    press('ArrowRight', 39);
    await screen.findByText('“Task a” is over the column In progress.');
    press('Escape', 27);
    settle('Task a');
    await screen.findByText('“Task a” stays in the column On hold.');
    await waitFor(() => expect(titlesIn('On hold')).toEqual(['Task a']));
    expect(fake.store.changeTask).not.toHaveBeenCalled();
  });

  it('back when it can’t be saved, which says why', async () => {
    const { fake, user } = show([sampleTask('a')]);
    fake.store.changeTask.mockRejectedValueOnce(refusal('unavailable'));
    await moveTo(user, 'Task a', 'Done');
    await screen.findByText('The task “Task a” was not moved');
    expect(titlesIn('On hold')).toEqual(['Task a']);
    expect(titlesIn('Done')).toEqual([]);
  });

  it('and stays there until it is read back, not longer', async () => {
    const { fake, user } = show([sampleTask('a')]);
    fake.store.changeTask.mockResolvedValueOnce(undefined);
    await moveTo(user, 'Task a', 'Done');
    expect(titlesIn('Done')).toEqual(['Task a']);
    act(() => fake.tell((all) => all.map((task) => ({ ...task, status: 'done' as const }))));
    expect(titlesIn('Done')).toEqual(['Task a']);
    act(() => fake.tell((all) => all.map((task) => ({ ...task, status: 'on-hold' as const }))));
    expect(titlesIn('On hold')).toEqual(['Task a']);
  });
});

describe('what others do', () => {
  it('shows at once and leaves the focus where it is, also in a card that they move', () => {
    const { fake } = show([sampleTask('a'), sampleTask('b')]);
    act(() => card('Task a').focus());
    act(() => fake.tell((all) => [sampleTask('c'), ...all]));
    expect(document.activeElement).toBe(card('Task a'));
    act(() => fake.tell((all) => all.map((task) => (task.id === 'a' ? { ...task, status: 'done' as const } : task))));
    expect(titlesIn('Done')).toEqual(['Task a']);
    expect(document.activeElement).toBe(card('Task a'));
  });

  it('leaves an open form alone, which changes no column when it is saved', async () => {
    const { fake, user } = show([sampleTask('a', { user: [5] })]);
    await user.click(screen.getByRole('button', { name: 'Edit: Task a' }));
    const title = within(await screen.findByRole('dialog', { name: 'Edit task' })).getByLabelText('Title');
    await user.type(title, ' again');
    act(() => fake.tell((all) => all.map((task) => ({ ...task, status: 'done' as const, data: { ...task.data, title: 'Something else' } }))));
    expect(title).toHaveProperty('value', 'Task a again');
    expect(document.activeElement).toBe(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fake.store.changeTask).toHaveBeenCalledOnce());
    expect(fake.store.changeTask).toHaveBeenCalledWith('a', { data: { title: 'Task a again', date: '2026-05-20', time: null, comment: null }, user: [5] });
  });
});

describe('a task is deleted', () => {
  it('at once when it is one’s own, and comes back by Undo', async () => {
    const { fake, user } = show([sampleTask('a', { status: 'done', user: [5] })]);
    act(() => card('Task a').focus());
    fireEvent.keyDown(card('Task a'), { key: 'Delete' });
    await waitFor(() => expect(fake.store.remove).toHaveBeenCalledExactlyOnceWith('tasks', 'a'));
    expect(titlesIn('Done')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(fake.store.addTask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'done', user: [5] }));
    await waitFor(() => expect(titlesIn('Done')).toEqual(['Task a']));
  });

  it('after a question when it is a colleague’s', async () => {
    const { fake, user } = show([sampleTask('a', { data: { user: 5 } })]);
    await user.click(screen.getByRole('button', { name: 'Delete: Task a' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the task “Task a”?' }));
    expect(fake.store.remove).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(fake.store.remove).toHaveBeenCalledOnce());
    expect(titlesIn('On hold')).toEqual([]);
  });

  it('not when that fails: it comes back and says why', async () => {
    const { fake, user } = show([sampleTask('a')]);
    fake.store.remove.mockRejectedValueOnce(refusal('unavailable'));
    await user.click(screen.getByRole('button', { name: 'Delete: Task a' }));
    await screen.findByText('The task “Task a” was not deleted');
    expect(titlesIn('On hold')).toEqual(['Task a']);
  });
});

/** A key with its number, by which dragging knows it. */
const press = (key: string, keyCode: number) => fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode });

/** The way of a dropped card to its place, which jsdom does not animate. */
function settle(title: string): void {
  const item = card(title).closest('li');
  if (item) fireEvent(item, Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' }));
}

/** jsdom has no layout: the columns beside each other, the cards in them. */
function layOut(): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const regions = screen.getAllByRole('region').filter((region) => region.querySelector('ul') !== null);
    const which = regions.findIndex((region) => region.contains(this));
    const isCard = this.closest('li') !== null;
    return new DOMRect(Math.max(which, 0) * 200, isCard ? 40 : 0, 180, isCard ? 60 : 400);
  });
}
