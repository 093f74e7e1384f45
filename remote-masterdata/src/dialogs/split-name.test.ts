import { expect, it } from 'vitest';
import { splitName } from './client.tsx';

it.each([
  ['Dupont', 'Dupont', ''],
  ['Dupont Marie', 'Dupont', 'Marie'],
  ['dupont marie-claire', 'Dupont', 'Marie-Claire'],
  ['Dupont, Marie Louise', 'Dupont', 'Marie Louise'],
  ['De Smet Luc', 'De Smet', 'Luc'],
  ['Van den Broeck Jan', 'Van den Broeck', 'Jan'],
  ['van den broeck jan', 'Van den Broeck', 'Jan'],
  ['peeters-de smet an', 'Peeters-De Smet', 'An'],
  ['Vande Velde', 'Vande Velde', ''],
  ["d'hondt an", "D'Hondt", 'An'],
  ['Marie DUPONT', 'DUPONT', 'Marie'],
  ['DUPONT MARIE', 'DUPONT', 'MARIE'],
  ['Peeters J.', 'Peeters', 'J.'],
  ['Dupont 1954', 'Dupont', ''],
  ['0470 12 34 56', '', ''],
  ['  ', '', ''],
])('reads “%s” as the family name “%s” and the first name “%s”', (typed, lastname, firstname) => {
  expect(splitName(typed)).toEqual({ lastname, firstname });
});
