import { describe, expect, it } from 'vitest';
import { sampleCommand } from '../../testing/sample-app.ts';
import { commandOutcome } from './commands.ts';

describe('the outcome of a command', () => {
  it.each([
    ['sent', { sent: 0, delivered: 0, answered: 0, open: true, receivers: [] }],
    ['nobody', { sent: 0, delivered: 0, answered: 0, open: false, receivers: [] }],
    ['sent', { sent: 2, delivered: 1, answered: 1, open: true }],
    ['delivered', { sent: 2, delivered: 2, answered: 1, open: true }],
    ['answered', { sent: 2, delivered: 2, answered: 2, open: false }],
    ['noAnswer', { sent: 2, delivered: 2, answered: 1, open: false }],
  ] as const)('is %s for %o', (outcome, counts) => {
    expect(commandOutcome(sampleCommand({ ...counts, receivers: [] }))).toBe(outcome);
  });

  it('the outcome of a command is refused when an app did not do it', () => {
    const [receiver] = sampleCommand().receivers;
    if (!receiver) throw new Error('no receiver');
    const answer = { done: false, reason: 'denied', info: null } as const;
    expect(commandOutcome(sampleCommand({ receivers: [{ ...receiver, answer }] }))).toBe('refused');
  });
});
