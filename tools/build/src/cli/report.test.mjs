import { describe, expect, it, vi } from 'vitest';
import { reportOf } from './check.mjs';
import { Refusal } from './remote-package.mjs';
import { attempted } from './tools.mjs';

vi.spyOn(process.stderr, 'write').mockReturnValue(true);
const remote = { packageName: '@navette/remote-x' };

describe('the report of a check', () => {
  it('holds the findings of every step that failed, and names these steps at its end', async () => {
    const steps = await Promise.all([
      attempted('lint', () => Promise.reject(new Refusal('a.ts: unused'))),
      attempted('types', () => Promise.resolve()),
      attempted('tests', () => Promise.reject(new Refusal('\n2 failed\n'))),
    ]);
    expect(
      reportOf(
        remote,
        steps.map(({ step }) => step),
      ),
    ).toBe('FAIL  lint\na.ts: unused\n\nFAIL  tests\n2 failed\n\n@navette/remote-x did not pass: lint, tests.');
  });

  it('says in one line that nothing was found', () => {
    expect(reportOf(remote, [{ name: 'lint', seconds: 1 }])).toBe('@navette/remote-x passed all checks.');
  });

  it('does not take a defect of the tool itself for a finding', async () => {
    await expect(attempted('lint', () => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
  });
});
