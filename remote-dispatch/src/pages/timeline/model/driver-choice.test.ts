import { vehicleOf } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { chosenDrivers, readChoice, toggled, writeChoice } from './board-rows.ts';

const drivers = [1, 2, 3].map((id) => ({
  id,
  firstname: 'Jan',
  lastname: `Peeters ${String(id)}`,
  active: true,
  vehicle: vehicleOf({}),
}));

describe('the choice of drivers', () => {
  it.each(['all', 'none', '3', '3,5'])('reads %s back as it was written', (text) => {
    const choice = readChoice(text);
    expect(choice && writeChoice(choice)).toBe(text);
  });

  it.each(['', 'x', '3,,5', '0', '-1'])('takes %j for no choice', (text) => {
    expect(readChoice(text)).toBeUndefined();
  });

  it('removes one driver from all, and is all again when the last one is added', () => {
    expect(toggled('all', 2, drivers)).toEqual([1, 3]);
    expect(toggled([1, 3], 2, drivers)).toBe('all');
  });

  it('lists the chosen drivers in the order of the rows', () => {
    expect(chosenDrivers(drivers, [3, 1]).map(({ id }) => id)).toEqual([1, 3]);
    expect(chosenDrivers(drivers, [])).toEqual([]);
  });
});
