import { describe, expect, it } from 'vitest';
import { tripQuestion } from './use-trip.ts';

const driver = { id: 3, lastname: 'Peeters', firstname: 'Jan', address: 'Kerkstraat 4', zip: '1700', city: 'Dilbeek' };
const client = {
  id: 4,
  lastname: 'Dubois',
  firstname: 'Éléonore',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  latitude: 50.84,
  longitude: 4.35,
};
const destination = { id: 5, name: 'Clinique', fullAddress: 'Boulevard 32, 1000 Bruxelles' };
const places = { driver, client, destination, pick_address: 'Rue Haute 12, 1000 Bruxelles', day: null, time: null };

describe('the route that is measured', () => {
  it('measures from the driver to the pick-up address and the destination', () => {
    expect(tripQuestion(places)).toEqual({
      addresses: ['Kerkstraat 4, 1700 Dilbeek', 'Rue Haute 12, 1000 Bruxelles', 'Boulevard 32, 1000 Bruxelles'],
      coordinates: [null, { latitude: 50.84, longitude: 4.35 }, null],
    });
  });

  it('sends the place of the client only while the pick-up address is the client’s', () => {
    expect(tripQuestion({ ...places, pick_address: 'Rue Basse 1, 1000 Bruxelles' })?.coordinates).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('sends the appointment once it is complete', () => {
    expect(tripQuestion({ ...places, day: '2026-03-10', time: '10:00' })?.at).toEqual({
      ap_date: '2026-03-10',
      ap_time: '10:00',
    });
    expect(tripQuestion({ ...places, day: '2026-03-10' })?.at).toBeUndefined();
  });

  it('measures from the pick-up address before a driver is chosen', () => {
    expect(tripQuestion({ ...places, driver: null })).toEqual({
      addresses: ['Rue Haute 12, 1000 Bruxelles', 'Rue Haute 12, 1000 Bruxelles', 'Boulevard 32, 1000 Bruxelles'],
      coordinates: [{ latitude: 50.84, longitude: 4.35 }, { latitude: 50.84, longitude: 4.35 }, null],
    });
  });

  it('measures nothing while an address is missing', () => {
    expect(tripQuestion({ ...places, destination: null })).toBeNull();
    expect(tripQuestion({ ...places, pick_address: '' })).toBeNull();
    expect(tripQuestion({ ...places, driver: { ...driver, zip: '' } })).toBeNull();
  });
});
