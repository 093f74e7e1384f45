import { describe, expect, it } from 'vitest';
import { ANSWER_LIMIT, APP_ACTIONS, APP_VERSION, commandState, inactiveAfter, isHarsh } from './app-command.ts';

describe('the state of a command at an app', () => {
  it.each([
    ['sent', null, null, ANSWER_LIMIT - 1],
    ['delivered', 40, null, ANSWER_LIMIT - 1],
    ['noAnswer', null, null, ANSWER_LIMIT],
    ['noAnswer', 40, null, ANSWER_LIMIT],
    ['answered', 40, 90, 100],
    ['answered', 40, ANSWER_LIMIT + 5000, ANSWER_LIMIT + 6000],
  ] as const)(
    'is %s when delivered after %s ms and answered after %s ms, at %s ms',
    (state, delivered, answered, at) => {
      expect(commandState({ sentAt: 0, deliveredAt: delivered, answeredAt: answered }, at)).toBe(state);
    },
  );
});

it('asks before commands that interrupt somebody', () => {
  expect(APP_ACTIONS.filter((action) => isHarsh('action', action))).toEqual(['reloadApp', 'logoutApp', 'setInActive']);
  expect([isHarsh('forceDisconnect', null), isHarsh('say', null), isHarsh('test', null)]).toEqual([true, false, false]);
});

it('makes an app inactive with setInActive true, active with setInActive false and setEnabled', () => {
  expect(inactiveAfter('setInActive', 'true')).toBe(true);
  expect(inactiveAfter('setInActive', 'false')).toBe(false);
  expect(inactiveAfter('setEnabled', 'true')).toBe(false);
  expect(inactiveAfter('getInfo', null)).toBeUndefined();
});

it.each(['2', '2.4.0', '2.4.0.118', '2.4.0-beta.1', '2.4.0+118'])('takes %s as the version of an app', (version) => {
  expect(version).toMatch(APP_VERSION);
});

it.each(['', 'abc', 'v2.4.0', '2.', '2.4.0 ', '1.2.3.4.5', `2.4.0-${'x'.repeat(40)}`])(
  'the version of an app is not "%s"',
  (version) => {
    expect(version).not.toMatch(APP_VERSION);
  },
);
