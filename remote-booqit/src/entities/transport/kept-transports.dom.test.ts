import { beforeEach, expect, it } from 'vitest';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { keepTransports, keptTransports } from './kept-transports.ts';

beforeEach(() => localStorage.clear());

it('keeps a list without national numbers, under a key that is wiped at sign-out', () => {
  keepTransports('trips', [[sampleTransport()]], 5);
  const [key = ''] = Object.keys(localStorage);
  expect(key).toMatch(/^navette\.personal\./u);
  expect(localStorage.getItem(key)).not.toContain('85.07.30');
  expect(keptTransports('trips')).toMatchObject({ at: 5, groups: [[{ transportId: 'BQ-1' }]] });
});

it('reads nothing from a list that was never kept, is broken or was too long', () => {
  expect(keptTransports('inbox')).toBeUndefined();
  keepTransports('inbox', [[sampleTransport()]], 5);
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, '{"at": 5, "groups": 3}');
  expect(keptTransports('inbox')).toBeUndefined();
  localStorage.setItem(key, '{');
  expect(keptTransports('inbox')).toBeUndefined();
  keepTransports('inbox', [[sampleTransport({ status: 'x'.repeat(1_000_001) })]], 5);
  expect(keptTransports('inbox')).toBeUndefined();
});
