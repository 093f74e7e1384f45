import type { ReactNode } from 'react';
import { TaskBoardView } from './task-board-view.tsx';
import { useTaskSource } from './use-task-source.ts';

/** Task board of the signed-in user: the last 25 tasks, by column, updated live (S1 §2.4). */
export function TaskBoard(): ReactNode {
  return <TaskBoardView source={useTaskSource()} />;
}
