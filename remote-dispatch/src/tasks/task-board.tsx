import type { ReactNode } from 'react';
import { TaskBoardView } from './task-board-view.tsx';
import { useTaskSource } from './use-task-source.ts';

/** The task board of who is signed in: the last 25 tasks, by column, live for all who share them (S1 §2.4). */
export function TaskBoard(): ReactNode {
  return <TaskBoardView source={useTaskSource()} />;
}
