import { personalStorage } from '@navette/shared/session';
import { expect, it } from 'vitest';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { keepTransports, keptTransports } from './transport-requests.ts';

it('keeps a list without national numbers', () => {
  keepTransports('trips', [[sampleTransport()]], 5);
  expect(personalStorage.read('booqit.trips')).not.toContain('85.07.30');
  expect(keptTransports('trips')).toMatchObject({ at: 5, groups: [[{ transportId: 'BQ-1' }]] });
});

it('reads nothing from a cached list that is missing, damaged or too long', () => {
  expect(keptTransports('inbox')).toBeUndefined();
  for (const text of ['{"at": 5, "groups": 3}', '{']) {
    personalStorage.write('booqit.inbox', text);
    expect(keptTransports('inbox')).toBeUndefined();
  }
  keepTransports('inbox', [[sampleTransport({ status: 'x'.repeat(1_000_001) })]], 5);
  expect(keptTransports('inbox')).toBeUndefined();
});
