import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractOperations } from '../kernel/contract.ts';
import { checkResponses } from './response-check.ts';

const operation = contractOperations.find(({ id }) => id === 'getSession');
const user = { id: 1, firstname: 'Ada', lastname: 'Maes', email: 'ada@house.example', role: 'dispatch' };
const session = (pages: unknown) => ({ user: { ...user, pages }, expiresAt: '2026-03-03T08:00:00.000Z' });
/** As long as a list of a year, and not what the contract says. */
const large = session(Array.from({ length: 20_000 }, (_, index) => index));

let now: number;
let answer: unknown;
let logged: string[];
beforeEach(() => {
  now = 0;
  logged = [];
});

/** A server with one operation, which answers what the test says. */
function server(whenBroken: 'fail' | 'log') {
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } });
  checkResponses(app, whenBroken, () => now);
  app.get('/', { config: operation ? { operation } : {} }, async () => answer);
  return { ask: () => app.inject('/') };
}

describe('validation of answers against the contract', () => {
  it('sends a valid answer as serialised', async () => {
    answer = { ...session(['booking']), expiresAt: new Date('2026-03-03T08:00:00Z') };
    const { statusCode, body, headers } = await server('fail').ask();
    expect([statusCode, body]).toEqual([200, JSON.stringify(session(['booking']))]);
    expect(headers['content-type']).toContain('application/json');
  });

  it('fails for an invalid answer in development and tests, however large and often', async () => {
    const { ask } = server('fail');
    for (answer of [session([7]), large, large]) expect((await ask()).statusCode).toBe(500);
  });

  it('sends an invalid answer in production, and logs it', async () => {
    const { ask } = server('log');
    answer = session([7]);
    for (let time = 0; time < 2; time += 1) expect((await ask()).body).toBe(JSON.stringify(answer));
    expect(logged).toHaveLength(2);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ operation: 'getSession', msg: 'answer breaks the contract' });
  });

  it('checks large answers of an operation once a minute in production', async () => {
    const { ask } = server('log');
    answer = large;
    for (const [time, lines] of [
      [0, 1],
      [59_000, 1],
      [60_000, 2],
    ] as const) {
      now = time;
      expect((await ask()).body).toBe(JSON.stringify(large));
      expect(logged).toHaveLength(lines);
    }
  });
});
