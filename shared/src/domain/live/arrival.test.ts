import { expect, it } from 'vitest';
import { ARRIVAL_ACCURACY, ARRIVAL_METRES, arrivedAt, straightMetres } from './arrival.ts';

const hospital = { latitude: 50.8137, longitude: 4.2654 };
/** So many metres north of the hospital. */
const north = (metres: number) => ({ ...hospital, latitude: hospital.latitude + metres / 111_195 });

it('measures metres as the crow flies', () => {
  expect(straightMetres(hospital, north(100))).toBeCloseTo(100, 1);
});

it('counts a driver within 25 m of a place as arrived, and not beyond', () => {
  expect(ARRIVAL_METRES).toBe(25);
  expect(arrivedAt(north(24.9), [hospital])).toBe(hospital);
  expect(arrivedAt(north(25.1), [hospital])).toBeUndefined();
});

it('takes the nearest of several places', () => {
  const other = { ...north(20), name: 'other' };
  expect(arrivedAt(north(15), [hospital, other])).toBe(other);
  expect(arrivedAt(north(5), [other, hospital])).toBe(hospital);
});

it('a driver has arrived nowhere where there are no places', () => {
  expect(arrivedAt(hospital, [])).toBeUndefined();
});

it('takes no arrival from a position that is not exact enough, however near it is', () => {
  expect(ARRIVAL_ACCURACY).toBe(50);
  expect(arrivedAt({ ...north(1), accuracy: 50 }, [hospital])).toBe(hospital);
  expect(arrivedAt({ ...north(1), accuracy: 50.1 }, [hospital])).toBeUndefined();
});

it('trusts a position that does not tell how exact it is', () => {
  expect(arrivedAt({ ...north(1), accuracy: null }, [hospital])).toBe(hospital);
});
