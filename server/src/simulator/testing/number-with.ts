import { characterOf, type Character } from '../character.ts';

/** The next booking number for which a driver decides so. */
export function numberWith(driverId: number, wanted: Partial<Character>, from = 1): number {
  const fits = (id: number) =>
    Object.entries(characterOf({ id, driverId })).every(
      ([name, value]) => !(name in wanted) || Reflect.get(wanted, name) === value,
    );
  let id = from;
  while (!fits(id)) id += 1;
  return id;
}
