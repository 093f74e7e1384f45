import { expect, it } from 'vitest';
import { carries, hasCompanion, tripMobility, vehicleOf } from './carried-by.ts';

it('how the client of a trip travels is what the booking says, else what the record of the client says, else on foot', () => {
  expect(tripMobility({ mobility: 'stretcher', client_mobility: 'wheelchair' })).toBe('stretcher');
  expect(tripMobility({ mobility: 'foot', client_mobility: 'wheelchair' })).toBe('foot');
  expect(tripMobility({ mobility: null, client_mobility: 'wheelchair' })).toBe('wheelchair');
  expect(tripMobility({})).toBe('foot');
});

it('how the client of a trip travels is with a companion when the booking says so, else when the record of the client does', () => {
  expect(hasCompanion({ companion: false, client_companion: true })).toBe(false);
  expect(hasCompanion({ companion: null, client_companion: true })).toBe(true);
  expect(hasCompanion({})).toBe(false);
});

const van = { carriesWheelchair: true, carriesStretcher: false };

it('what a car carries is always a client on foot, and a wheelchair or a stretcher only when the car is made for it', () => {
  expect((['foot', 'wheelchair', 'stretcher'] as const).map((mobility) => carries(van, mobility))).toEqual([
    true,
    true,
    false,
  ]);
  expect(carries({ carriesWheelchair: false, carriesStretcher: true }, 'wheelchair')).toBe(false);
  expect(carries({ carriesWheelchair: false, carriesStretcher: true }, 'stretcher')).toBe(true);
});

it('what a car carries is nothing special when the row of the booking says nothing', () => {
  expect(vehicleOf({})).toEqual({ carriesWheelchair: false, carriesStretcher: false });
  expect(vehicleOf({ driver_carriesWheelchair: true })).toEqual(van);
});
