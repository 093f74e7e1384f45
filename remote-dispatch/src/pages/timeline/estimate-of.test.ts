import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { estimateOf } from './distance-window.tsx';

const known = {
  client_fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  client_latitude: 50.84,
  client_longitude: 4.35,
  destination_fullAddress: 'Avenue Hippocrate 10, 1200 Bruxelles',
  destination_latitude: 50.85,
  destination_longitude: 4.45,
  driver_fullAddress: 'Rue Wayez 10, 1070 Anderlecht',
};

describe('the estimate of a trip', () => {
  it('starts the estimate with the moment and the places of the trip', () => {
    expect(estimateOf(sampleBooking(known))).toMatchObject({
      date: '2026-03-10',
      time: '10:00',
      driver: { recordId: 3, address: 'Rue Wayez 10, 1070 Anderlecht', position: null },
      client: { recordId: 4, address: 'Rue Haute 12, 1000 Bruxelles', position: { latitude: 50.84, longitude: 4.35 } },
      destination: {
        recordId: 5,
        address: 'Avenue Hippocrate 10, 1200 Bruxelles',
        position: { latitude: 50.85, longitude: 4.45 },
      },
      stops: [],
    });
  });

  it('the estimate of a trip does not use the coordinates of the client’s home for another pick-up address', () => {
    expect(estimateOf(sampleBooking({ ...known, pick_address: 'Quai 1, 1000 Bruxelles' })).client).toEqual({
      recordId: 4,
      address: 'Quai 1, 1000 Bruxelles',
      position: null,
    });
  });

  it('leaves unknown places of the estimate empty', () => {
    expect(estimateOf(sampleBooking({ ...known, driver_fullAddress: null })).driver).toEqual({
      recordId: 3,
      address: '',
      position: null,
    });
  });
});
