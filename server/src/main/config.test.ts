import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const speedOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: '/nonexistent', ...env }).simulatorSpeed;

describe('simulated drivers', () => {
  it.each([
    ['in production', {}],
    ['in production, whatever the speed', { NAVETTE_SIMULATOR: '20' }],
    ['when the demo is declined', { NAVETTE_DEMO: '0', NAVETTE_SIMULATOR: '1' }],
    ['when the demo leaves them at home', { NAVETTE_DEMO: '1', NAVETTE_SIMULATOR: '0' }],
  ])('simulated drivers are off %s', (_, env) => {
    expect(speedOf(env)).toBeUndefined();
  });

  it('simulated drivers run in the demo, at the configured speed', () => {
    expect(speedOf({ NAVETTE_DEMO: '1' })).toBe(1);
    expect(speedOf({ NAVETTE_DEMO: '1', NAVETTE_SIMULATOR: '20' })).toBe(20);
    for (const wrong of ['fast', '-1', '1001'])
      expect(() => speedOf({ NAVETTE_DEMO: '1', NAVETTE_SIMULATOR: wrong })).toThrow('NAVETTE_SIMULATOR');
  });
});

const demoOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: '/nonexistent', ...env }).demo;

it('allows the demo in production only with an explicit confirmation that anybody may sign in', () => {
  const production = { NODE_ENV: 'production', NAVETTE_DEMO: '1' };
  expect(() => demoOf(production)).toThrow('accounts of every role with a published password');
  expect(() => demoOf({ ...production, NAVETTE_DEMO_IN_PRODUCTION: '1' })).toThrow('NAVETTE_DEMO_IN_PRODUCTION');
  expect(demoOf({ ...production, NAVETTE_DEMO_IN_PRODUCTION: 'anybody-may-sign-in' })).toBe(true);
  expect([demoOf({ NODE_ENV: 'production' }), demoOf({ NAVETTE_DEMO: '1' })]).toEqual([false, true]);
});

it.each([
  [{ LOG_DAYS: '7' }, 'LOG_DAYS must be a number (days, 30 or more)'],
  [{ LOG_DAYS: 'ever' }, 'LOG_DAYS must be a number (days'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a number (seconds'],
  [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS must be a number (seconds'],
  [{ FILES_URL: 'https://example.org' }, 'names no bucket'],
])('does not start with %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it('requires DATABASE_URL for a replica', () => {
  const DATABASE_REPLICA_URL = 'postgres://navette@standby/navette';
  const DATABASE_URL = 'postgres://navette@db/navette';
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow('DATABASE_URL');
  expect(readConfig({ DATABASE_REPLICA_URL, DATABASE_URL }).databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
  expect(readConfig({ DATABASE_URL }).databaseReplicaUrl).toBeUndefined();
});
