import { expect, test } from 'vitest';
import { describeFailures, describeSlowest, journeyOutcome, unitOutcome } from './reports.mjs';

const journey = (/** @type {string} */ title, /** @type {string} */ status, /** @type {string[]} */ ...errors) => ({
  title,
  file: 'journeys/home.spec.ts',
  line: 7,
  tests: [{ status, results: errors.map((message) => ({ duration: 1500, errors: [{ message }] })) }],
});

test('names a failed journey with its reason, and separately one that passed at a second try', () => {
  const outcome = journeyOutcome({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [journey('works', 'expected')],
        suites: [
          {
            specs: [
              journey('breaks', 'unexpected', '\u001b[31mno such button\u001b[39m'),
              journey('stalls', 'flaky', 'slow'),
            ],
          },
        ],
      },
    ],
  });
  expect(outcome).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: 0,
    retried: ['journeys/home.spec.ts:7 › stalls\nslow'],
  });
  expect(describeFailures(outcome.failures)).toBe('  ✗   journeys/home.spec.ts:7 › breaks\n      no such button');
});

test('leaves a journey out that needs a program which is missing, and counts one that is skipped for another reason', () => {
  const skipped = (/** @type {string} */ title, /** @type {string} */ description) => ({
    ...journey(title, 'skipped'),
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }], results: [] }],
  });
  const outcome = journeyOutcome({
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 2 },
    errors: [],
    suites: [{ specs: [skipped('releases from git', 'needs git'), skipped('is too slow', 'later')] }],
  });
  expect(outcome).toMatchObject({ skipped: 1, leftOut: ['journeys/home.spec.ts:7 › releases from git needs git'] });
});

test('reports a failure before any journey', () => {
  expect(
    journeyOutcome({
      stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
      errors: [{ message: 'the suite did not start' }],
      suites: [],
    }).failures,
  ).toEqual(['the suite did not start']);
});

test('counts a test file that does not load as a failure', () => {
  const outcome = unitOutcome({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        startTime: 0,
        endTime: 200,
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      {
        name: 'b.test.ts',
        startTime: 0,
        endTime: 3000,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1'] },
        ],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['a.test.ts\nno such module', 'b.test.ts › subtracts\nexpected 1'],
    retried: [],
    times: [
      { file: 'a.test.ts', seconds: 0.2 },
      { file: 'b.test.ts', seconds: 3 },
    ],
  });
});

test('says why a test passed only on retry', () => {
  const { retried } = unitOutcome({
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        startTime: 0,
        endTime: 200,
        status: 'passed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'passed', fullName: 'stalls', failureMessages: ['expected 24 sockets'] },
        ],
      },
    ],
  });
  expect(retried).toEqual(['a.test.ts › stalls\nexpected 24 sockets']);
});

test('names the slowest files first, each with the time of all its tests and retries', () => {
  const { times } = journeyOutcome({
    stats: { expected: 2, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [journey('one', 'flaky', 'first'), journey('two', 'flaky', 'first', 'second')] }],
  });
  expect(describeSlowest([{ file: '/root/a.spec.ts', seconds: 2 }, ...times], '/root')).toBe(
    'journeys/home.spec.ts 5 s, a.spec.ts 2 s',
  );
});
