import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Circuit, createCircuit } from './circuit.ts';
import { ServiceError } from '../../kernel/service-error.ts';

const start = new Date('2026-03-10T09:00:00Z').getTime();
let clock: number;
let circuit: Circuit;
const log = { warn: vi.fn(), info: vi.fn() };
beforeEach(() => {
  clock = start;
  vi.clearAllMocks();
  circuit = createCircuit({ service: 'osrm', log, pause: 30_000, now: () => new Date(clock) });
});

const ask = vi.fn<() => Promise<string>>();
const works = () => ask.mockResolvedValue('way');
const fails = (fault: ServiceError['fault'] = 'unavailable', retryAfter?: number) =>
  ask.mockRejectedValue(new ServiceError('osrm', fault, 'answers 500', { retryAfter }));
const run = () => circuit.run(ask).catch(() => 'failed');
/** Lets what runs beside the calls come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a circuit around a service', () => {
  it('calls the service while it answers', async () => {
    works();
    expect(await run()).toBe('way');
    expect(circuit.outage()).toBeNull();
  });

  it('opens the circuit after a failure and names the service', async () => {
    fails();
    expect([await run(), await run(), await run()]).toEqual(['failed', 'failed', 'failed']);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(circuit.outage()).toBe('osrm');
  });

  it('retries after a pause in the background of a call that does not wait for it', async () => {
    fails();
    await run();
    clock += 30_000;
    const finish: ((answer: string) => void)[] = [];
    ask.mockReturnValue(new Promise((resolve) => finish.push(resolve)));
    expect([await run(), await run()]).toEqual(['failed', 'failed']);
    expect(ask).toHaveBeenCalledTimes(2);
    finish[0]?.('way');
    await settle();
    expect(circuit.outage()).toBeNull();
    works();
    expect(await run()).toBe('way');
  });

  it('keeps the circuit open after a failed retry', async () => {
    fails();
    await run();
    clock += 30_000;
    await run();
    await settle();
    clock += 29_000;
    await run();
    expect(ask).toHaveBeenCalledTimes(2);
    clock += 1_000;
    await run();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('honours the service’s retry-after within limits', async () => {
    fails('unavailable', 120);
    await run();
    clock += 119_000;
    await run();
    expect(ask).toHaveBeenCalledTimes(1);
    clock += 1_000;
    fails('unavailable', 86_400);
    await run();
    await settle();
    clock += 600_000;
    await run();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('keeps the circuit closed when the service refuses one request', async () => {
    fails('refused');
    expect([await run(), await run()]).toEqual(['failed', 'failed']);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(circuit.outage()).toBeNull();
  });

  it('counts an internal error as a failure', async () => {
    ask.mockRejectedValue(new TypeError('x is not a function'));
    await run();
    expect(circuit.outage()).toBe('osrm');
  });

  it('logs an outage once when it begins and once when it ends', async () => {
    fails();
    await Promise.all([run(), run(), run()]);
    clock += 30_000;
    await run();
    await settle();
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({
      service: 'osrm',
      error: expect.stringContaining('answers 500'),
    });
    works();
    clock += 30_000;
    await run();
    await settle();
    expect(log.info).toHaveBeenCalledTimes(1);
  });
});
