import { describe, expect, it } from 'vitest';
import { isInProgress, progressOf, type FileState, type ImportItem } from './use-import.ts';

const item = (size: number, step: 'waiting' | 'sending' | 'failed'): ImportItem => {
  const state: FileState = step === 'failed' ? { step, error: new Error('no') } : { step };
  return { key: size, answers: {}, file: new File(['x'.repeat(size)], 'a.csv'), state };
};

describe('the progress of an import', () => {
  it('measures progress by bytes, so that a small file counts less than a large one', () => {
    expect(progressOf([item(99, 'failed'), item(299, 'sending')])).toBe(0.25);
    expect(progressOf([item(9, 'failed'), item(9, 'failed')])).toBe(1);
    expect(progressOf([item(0, 'waiting'), item(0, 'failed')])).toBe(0.5);
  });

  it('reports no progress for a single file', () => {
    expect(progressOf([item(9, 'sending')])).toBeUndefined();
  });

  it('an import is in progress until every file has a result', () => {
    expect([item(1, 'waiting'), item(1, 'sending'), item(1, 'failed')].map(isInProgress)).toEqual([true, true, false]);
  });
});
