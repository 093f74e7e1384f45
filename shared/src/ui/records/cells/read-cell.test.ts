import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../api/problem.ts';
import { readCell, refusalText } from './read-cell.ts';

const problem = (field?: string) =>
  new ApiProblem({
    status: 400,
    code: 'validation',
    messageKey: 'problem.validation',
    fields: field === undefined ? [] : [{ field, messageKey: `validation.${field.slice(-3)}` }],
    incidentId: '',
  });

describe('value of a cell', () => {
  it('is the trimmed text, the stored form of a phone, null when empty, or wrong', () => {
    expect(readCell({ kind: 'text' }, ' 1-ABC-123 ')).toEqual({ value: '1-ABC-123' });
    expect(readCell({ kind: 'phone' }, '0470 65 43 21')).toEqual({ value: '+32470654321' });
    expect(readCell({ kind: 'phone' }, '123')).toEqual({ wrong: 'validation.phone' });
    expect(readCell({ kind: 'note' }, '  ')).toEqual({ value: null });
    expect(readCell({ kind: 'phone', required: true }, '')).toEqual({ wrong: 'validation.required' });
  });

  it('is refused with the message of its field, also of one named by its path, or of the problem', () => {
    const text = (field?: string) => refusalText(problem(field), 'tel', String);
    expect(text('tel')).toBe('validation.tel');
    expect(text('records.0.changes.tel')).toBe('validation.tel');
    expect(text()).toBe('problem.validation');
  });
});
