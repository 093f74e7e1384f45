import contract from '@navette/openapi/document';
import { describe, expect, it } from 'vitest';
import { sampleTask } from '../testing/sample-task.ts';
import { taskSchema, taskValues, TITLE_MOST } from './task.ts';

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
