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
const way: EstimatorInput = {
  ...emptyInput('2026-03-10', '10:00'),
  driver: place('rue Wayez 10, 1070 Anderlecht'),
  client: { recordId: 4, address: 'avenue Rogier 50, 1030 Schaerbeek', position: { latitude: 50.86, longitude: 4.39 } },
  destination: place('avenue Hippocrate 10, 1200 Woluwe-Saint-Lambert'),
};

describe('the way of the estimator', () => {
  it('asks for nothing before driver, client and destination have an address', () => {
    expect(questionOf(emptyInput('2026-03-10', '10:00'))).toBeNull();
    expect(questionOf({ ...way, client: place('') })).toBeNull();
  });

  it('goes driver, client, destination, with the positions and the time that are known', () => {
    expect(questionOf(way)).toEqual({
      addresses: [way.driver.address, way.client.address, way.destination.address],
      coordinates: [null, { latitude: 50.86, longitude: 4.39 }, null],
      at: { ap_date: '2026-03-10', ap_time: '10:00' },
    });
    expect(questionOf({ ...way, time: null })).not.toHaveProperty('at');
  });

  it('takes stops between client and destination, but for the empty ones', () => {
    const stopping = withStop(withStopAt(withStop(way), 0, place('place Meiser 1, 1030 Schaerbeek')));
    expect(questionOf(stopping)?.addresses).toEqual([
      way.driver.address,
      way.client.address,
      'place Meiser 1, 1030 Schaerbeek',
      way.destination.address,
    ]);
  });

  it('has three addresses at the start and room for two more', () => {
    const full = withStop(withStop(way));
    expect([hasRoom(way), hasRoom(full)]).toEqual([true, false]);
    expect(withStop(full)).toBe(full);
    expect(withoutStop(full, 0).stops).toHaveLength(1);
  });
});
