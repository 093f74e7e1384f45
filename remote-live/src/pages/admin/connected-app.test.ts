import { expect, it, describe } from 'vitest';
import { sampleApp, sampleCommand } from '../../testing/sample-app.ts';
import { connectedUsers } from './connected-app.ts';
import { commandOutcome } from './commands.ts';

const nothing = { said: new Map(), commands: [] };
const at = (time: string) => ({ latitude: 50.85, longitude: 4.35, accuracy: null, time });

it('lists a user with several apps once, with the latest of their positions', () => {
  const apps = [
    sampleApp({ socketId: 'a' }, { position: at('2026-03-10T08:00:00Z') }),
    sampleApp({ socketId: 'b' }, { position: at('2026-03-10T09:00:00Z') }),
    sampleApp({ socketId: 'c', user: { ...sampleApp().user, id: 8, lastname: 'Lambert' } }),
  ];
  expect(connectedUsers(apps, nothing)).toMatchObject([
    {
      id: 7,
      name: 'Benali Karim',
      apps: [{ socketId: 'a' }, { socketId: 'b' }],
      position: { time: '2026-03-10T09:00:00Z' },
    },
    { id: 8, name: 'Lambert Karim', position: undefined },
  ]);
});

it('moves a user to a newly reported position, unless it is older', () => {
  const apps = [sampleApp({}, { position: at('2026-03-10T08:00:00Z') })];
  const where = (time: string) =>
    connectedUsers(apps, { ...nothing, said: new Map([[7, at(time)]]) })[0]?.position?.time;
  expect(where('2026-03-10T09:00:00Z')).toBe('2026-03-10T09:00:00Z');
  expect(where('2026-03-10T07:00:00Z')).toBe('2026-03-10T08:00:00Z');
});

it('names the last command that concerned a user, to them or to all', () => {
  const toAll = sampleCommand({ id: 2, to: null });
  const commands = [sampleCommand({ id: 3, to: 99, receivers: [] }), toAll, sampleCommand({ id: 1, to: 7 })];
  expect(connectedUsers([sampleApp()], { ...nothing, commands })[0]?.lastCommand).toBe(toAll);
});

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
