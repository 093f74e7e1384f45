import { expect, it } from 'vitest';
import { addressWords } from './address-words.ts';

it.each([
  ['Bd. Poincaré 219', ['boulevard', 'poincare', '219']],
  ['av Hugo Van der Goes, 154', ['avenue', 'hugo', 'van', 'der', 'goes', '154']],
  ['Chée de Wavre 1015', ['chaussee', 'de', 'wavre', '1015']],
  ['WSL', ['woluwe', 'saint', 'lambert']],
  [' – ', []],
])('writes the short forms of “%s” in full', (address, words) => {
  expect(addressWords(address)).toEqual(words);
});
