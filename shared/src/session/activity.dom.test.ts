import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractHandlers } from '../testing/contract-handlers.ts';
import { server } from '../testing/server.ts';
import { testUser } from '../testing/test-user.ts';
import { followActivity, idleEndedAtom, idleWarningAtom } from './activity.ts';
import { clearSession, keepSession, sessionStatusAtom } from './session-state.ts';
import { startSession } from './start-session.ts';

const MINUTE = 60_000;
const store = getDefaultStore();
const state = () => ({
  status: store.get(sessionStatusAtom),
  warned: store.get(idleWarningAtom),
  ended: store.get(idleEndedAtom),
});
const atWork = { status: 'active', warned: false, ended: false };
const signIn = (token: string) => keepSession({ token, user: testUser(), expiresAt: Date.now() + 1000 * MINUTE });

let reports: number[];
let stops: (() => void)[];
let round = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  // Each test is a day later: activity of this tab is remembered.
  vi.setSystemTime(new Date(2026, 2, ++round, 9));
  reports = [];
  server.use(
    ...contractHandlers({
      recordActivity: () => {
        reports.push(Date.now());
        return { idleMinutes: 10 };
      },
    }),
  );
  stops = [startSession(), followActivity()];
  signIn(`token ${round}`);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  clearSession();
  for (const stop of stops) stop();
  vi.useRealTimers();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);
const move = () => dispatchEvent(new Event('pointermove'));

describe('an idle page', () => {
  it('warns one minute before the limit, then ends the session and keeps the user', async () => {
    await pass(8.9);
    expect(state()).toEqual(atWork);
    await pass(0.2);
    expect(state()).toEqual({ ...atWork, warned: true });
    await pass(1);
    expect(state()).toEqual({ status: 'expired', warned: false, ended: true });
  });

  it('reports no activity without user input', async () => {
    await pass(9);
    expect(reports).toHaveLength(1);
  });

  it('an idle page does not extend the session by the first movement after the limit, as when the computer wakes up', async () => {
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    move();
    await pass(0.1);
    expect(state()).toMatchObject({ status: 'expired', ended: true });
    expect(reports).toHaveLength(1);
  });

  it('the idle time restarts with the next sign-in', async () => {
    await pass(11);
    signIn('another');
    await pass(0.1);
    expect(state()).toEqual(atWork);
  });
});

describe('an active user', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel'])(
    'an active user stays signed in by %s, reported once a minute',
    async (input) => {
      for (let second = 0; second < 20 * 60; second += 10) {
        dispatchEvent(new Event(input));
        await vi.advanceTimersByTimeAsync(10_000);
      }
      expect(state()).toEqual(atWork);
      expect(reports.length).toBeGreaterThanOrEqual(19);
      expect(reports.length).toBeLessThanOrEqual(21);
    },
  );

  it('activity hides the warning', async () => {
    await pass(9.5);
    expect(state().warned).toBe(true);
    move();
    expect(state()).toEqual(atWork);
    await pass(8);
    expect(state()).toEqual(atWork);
  });

  it('keeps the other tabs signed in', async () => {
    await pass(9.5);
    localStorage.setItem('navette.activity', `${Date.now()} ${Date.now()}`);
    await pass(1);
    expect(state()).toEqual(atWork);
  });
});
