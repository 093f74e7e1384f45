import { expect, it } from 'vitest';
import { clientName, driverName, personName, personSearch } from './person-name.ts';

const marie = { firstname: 'Marie', lastname: 'Van den Abeele' };

it('puts the last name first in lists and the first name first in sentences', () => {
  expect(personName(marie, 'list')).toBe('Van den Abeele Marie');
  expect(personName(marie, 'text')).toBe('Marie Van den Abeele');
});

it('leaves out a missing part of a name', () => {
  expect(personName({ firstname: '', lastname: 'Peeters' }, 'text')).toBe('Peeters');
  expect(personName({ firstname: null, lastname: undefined }, 'list')).toBe('');
});

it('names client and driver of a booking', () => {
  const booking = {
    client_firstname: 'Odile',
    client_lastname: 'Maes',
    driver_firstname: 'Luc',
    driver_lastname: 'Peeters',
  };
  expect(clientName(booking, 'list')).toBe('Maes Odile');
  expect(driverName(booking, 'text')).toBe('Luc Peeters');
});

it.each(['Jan Peeters', 'Peeters Jan', 'peeters, jan', 'peet', 'JÁN', '7', '7 jan', ' '])(
  'a person is found by first and last name in any order, in part, or by number: %j',
  (typed) => {
    expect(personSearch(typed)({ firstname: 'Jan', lastname: 'Peeters' }, 7)).toBe(true);
  },
);

it.each(['Jan Maes', 'Peeters Luc', '70', 'Jan Peeters 8'])(
  'a person is not found by a word that is neither in the name nor in the number: %j',
  (typed) => {
    expect(personSearch(typed)({ firstname: 'Jan', lastname: 'Peeters' }, 7)).toBe(false);
  },
);
