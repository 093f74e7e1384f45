import { describe, expect, it } from 'vitest';
import { sampleTask } from '../testing/sample-task.ts';
import { isOverdue, taskColumns, taskSchema, taskValues, TITLE_MOST } from './task.ts';
import contract from '@navette/openapi/document';

const due = (id: string, date: string, time: string | null, status: 'on-hold' | 'done' = 'on-hold') =>
  sampleTask(id, { status, data: { date, time } });

describe('columns of the board', () => {
  it('sorts open tasks by due time, a task without a time at the end of its day', () => {
    const { 'on-hold': column } = taskColumns([
      due('c', '2026-05-04', null),
      due('b', '2026-05-04', '09:00'),
      due('a', '2026-05-05', '08:00'),
      due('d', '2026-05-03', null),
    ]);
    expect(column.map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('sorts done tasks by due time, the latest first', () => {
    const { done } = taskColumns([due('a', '2026-05-03', null, 'done'), due('b', '2026-05-04', null, 'done')]);
    expect(done.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('overdue tasks', () => {
  it('a task is overdue after its time, or after its day without one', () => {
    expect(isOverdue(due('a', '2026-05-03', '09:00'), '2026-05-03 09:00')).toBe(false);
    expect(isOverdue(due('a', '2026-05-03', '09:00'), '2026-05-03 09:01')).toBe(true);
    expect(isOverdue(due('a', '2026-05-03', null), '2026-05-03 23:30')).toBe(false);
    expect(isOverdue(due('a', '2026-05-03', null), '2026-05-04 00:00')).toBe(true);
  });

  it('a task is never overdue once it is done', () => {
    expect(isOverdue(due('a', '2020-01-01', null, 'done'), '2026-05-04 00:00')).toBe(false);
  });
});

const { TaskData, TaskForm } = contract.components.schemas;
const accepts = (data: object) =>
  taskSchema.safeParse({ data: { title: 'x', date: '2026-05-20', time: null, comment: '', ...data }, user: [] })
    .success;

describe('form of a task', () => {
  it('limits texts to the lengths of the contract', () => {
    const { title, comment } = TaskData.properties;
    expect(TITLE_MOST).toBe(title.maxLength);
    expect(accepts({ title: 'x'.repeat(title.maxLength) })).toBe(true);
    expect(accepts({ title: 'x'.repeat(title.maxLength + 1) })).toBe(false);
    expect(accepts({ comment: 'x'.repeat(comment.maxLength) })).toBe(true);
    expect(accepts({ comment: 'x'.repeat(comment.maxLength + 1) })).toBe(false);
  });

  it('requires the fields that the contract requires', () => {
    expect(TaskData.required).toEqual(['title', 'date']);
    expect(TaskForm.required).toEqual(['data']);
    expect(accepts({ title: '   ' })).toBe(false);
    expect(accepts({ date: null })).toBe(false);
  });

  it('sends neither column nor author, and no empty comment', () => {
    const sent = taskSchema.parse(
      taskValues(sampleTask('a', { status: 'done', user: [5], data: { comment: ' ', user: 7 } })),
    );
    expect(sent).toEqual({ data: { title: 'Task a', date: '2026-05-20', time: null, comment: null }, user: [5] });
  });
});
