import { describe, expect, it } from 'vitest';
import { type KnownTrip, usualTrip } from './usual-trip.ts';

const trip = (change: Partial<KnownTrip> = {}): KnownTrip => ({
  destinationId: 1,
  insuranceId: null,
  driverId: 7,
  driver_active: true,
  accepted: 2,
  status: 1,
  motive: 0,
  mobility: null,
  companion: null,
  ...change,
});

describe('the usual trip of a client', () => {
  it('goes to the most frequent destination, with what is most frequent on trips there', () => {
    const dialysis = trip({ destinationId: 2, insuranceId: 4, motive: 5, mobility: 'wheelchair', companion: true });
    expect(usualTrip([trip(), dialysis, trip({ ...dialysis, insuranceId: null }), dialysis])).toEqual({
      destinationId: 2,
      insuranceId: 4,
      driverId: 7,
      motive: 5,
      mobility: 'wheelchair',
      companion: true,
    });
  });

  it('takes the latest of equally frequent destinations', () => {
    expect(usualTrip([trip({ destinationId: 3 }), trip(), trip({ destinationId: 3 }), trip()])?.destinationId).toBe(3);
  });

  it('counts no canceled and no unfounded trip', () => {
    expect(usualTrip([trip({ status: 3 }), trip({ status: 2 })])).toBeNull();
  });

  it('proposes a driver who is active, answered, and drove at least twice', () => {
    expect(usualTrip([trip()])?.driverId).toBeNull();
    expect(usualTrip([trip({ accepted: 0 }), trip({ accepted: 3 }), trip()])?.driverId).toBeNull();
    const gone = trip({ driverId: 8, driver_active: false });
    expect(usualTrip([gone, gone, gone, trip(), trip()])?.driverId).toBe(7);
  });
});
