import { renderWithHost, testUser, type Hosted, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeTasks, type FakeTasks } from '../../testing/fake-tasks.ts';
import { messages } from '../../testing/messages.ts';
import { TaskBoardView } from '../task-board-view.tsx';
import type { Task } from '../task.ts';

const me = { ...testUser('dispatch'), id: 2 };
const colleagues = [
  { id: 2, firstname: 'Nora', lastname: 'Thiry', role: 'dispatch' as const, active: true },
  { id: 5, firstname: 'Ali', lastname: 'Benali', role: 'admin' as const, active: true },
  { id: 6, firstname: 'Eva', lastname: 'Claes', role: 'invoice' as const, active: true },
];

/** Renders the board of Nora (2) with these tasks, over a fake store. */
export function showTaskBoard(
  tasks: readonly Task[] = [],
  options: HostOptions = {},
): Hosted & { readonly fake: FakeTasks } {
  const fake = fakeTasks(tasks);
  const Board = () => <TaskBoardView source={fake.useSource()} />;
  return {
    fake,
    ...renderWithHost(<Board />, {
      user: me,
      route: '/todo',
      messages,
      ...options,
      handlers: { findUsersByRoles: () => colleagues, ...options.handlers },
    }),
  };
}

/** Sets the clock of every test in the file to 20 May 2026, 12:07 in Brussels. */
export function onADayInMay(): void {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:07:00Z'), toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const column = (name: string) => within(screen.getByRole('region', { name }));
export const titlesIn = (name: string) =>
  column(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
export const card = (name: string) => screen.getByRole('group', { name });

/** Presses a key with its key code, which the drag library reads. */
export const press = (key: string, keyCode: number) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode });

/** Fakes the layout that jsdom lacks: columns side by side, with their cards. */
export function layOut(): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const regions = screen.getAllByRole('region').filter((region) => region.querySelector('ul') !== null);
    const which = regions.findIndex((region) => region.contains(this));
    const isCard = this.closest('li') !== null;
    return new DOMRect(Math.max(which, 0) * 200, isCard ? 40 : 0, 180, isCard ? 60 : 400);
  });
}
