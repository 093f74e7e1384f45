import { describe, expect, it } from 'vitest';
import {
  emptyInput,
  hasRoom,
  questionOf,
  withoutStop,
  withStop,
  withStopAt,
  type EstimatorInput,
} from './estimator-input.ts';

const place = (address: string) => ({ recordId: null, address, position: null });
const input: EstimatorInput = {
  ...emptyInput('2026-03-10', '10:00'),
  driver: place('rue Wayez 10, 1070 Anderlecht'),
  client: { recordId: 4, address: 'avenue Rogier 50, 1030 Schaerbeek', position: { latitude: 50.86, longitude: 4.39 } },
  destination: place('avenue Hippocrate 10, 1200 Woluwe-Saint-Lambert'),
};

describe('questionOf', () => {
  it('asks nothing before client and destination have an address', () => {
    expect(questionOf(emptyInput('2026-03-10', '10:00'))).toBeNull();
    expect(questionOf({ ...input, client: place('') })).toBeNull();
  });

  it('questionOf goes from driver to client to destination, with the known positions and the time', () => {
    expect(questionOf(input)).toEqual({
      addresses: [input.driver.address, input.client.address, input.destination.address],
      coordinates: [null, { latitude: 50.86, longitude: 4.39 }, null],
      at: { ap_date: '2026-03-10', ap_time: '10:00' },
    });
    expect(questionOf({ ...input, time: null })).not.toHaveProperty('at');
  });

  it('starts at the client without a driver', () => {
    expect(questionOf({ ...input, driver: place('') })?.addresses).toEqual([
      input.client.address,
      input.client.address,
      input.destination.address,
    ]);
  });

  it('includes the stops between client and destination, without empty ones', () => {
    const stopping = withStop(withStopAt(withStop(input), 0, place('place Meiser 1, 1030 Schaerbeek')));
    expect(questionOf(stopping)?.addresses).toEqual([
      input.driver.address,
      input.client.address,
      'place Meiser 1, 1030 Schaerbeek',
      input.destination.address,
    ]);
  });

  it('starts with three addresses and has room for two more', () => {
    const full = withStop(withStop(input));
    expect([hasRoom(input), hasRoom(full)]).toEqual([true, false]);
    expect(withStop(full)).toBe(full);
    expect(withoutStop(full, 0).stops).toHaveLength(1);
  });
});
