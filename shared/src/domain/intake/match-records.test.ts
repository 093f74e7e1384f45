import { describe, expect, it } from 'vitest';
import { clientOfRequest, destinationOfRequest } from './match-records.ts';

const client = (lastname: string, firstname: string, birthday: string | null = null) => ({
  lastname,
  firstname,
  birthday,
});

describe('the client of a request', () => {
  it.each([
    ['the only one of that name', { lastname: 'Léonard', firstname: 'Zoé' }, 0],
    ['the one of that name with both parts swapped', { lastname: 'zoe', firstname: 'LEONARD' }, 0],
    [
      'of two namesakes the one with the birth date',
      { lastname: 'Peeters', firstname: 'Jan', birthday: '1950-02-01' },
      2,
    ],
    ['none of two namesakes without a birth date', { lastname: 'Peeters', firstname: 'Jan' }, undefined],
    ['none with another birth date', { lastname: 'Claes', firstname: 'An', birthday: '1999-01-01' }, undefined],
    ['none with the last name alone', { lastname: 'Claes', firstname: null }, undefined],
  ])('is %s', (_words, asked, index) => {
    const clients = [
      client('Leonard', 'Zoé'),
      client('Peeters', 'Jan', '1941-05-05'),
      client('Peeters', 'Jan', '1950-02-01'),
      client('Claes', 'An', '1960-01-01'),
    ];
    expect(clientOfRequest(asked, clients)).toBe(index === undefined ? undefined : clients[index]);
  });
});

describe('the destination of a request', () => {
  const places = [{ name: 'Clinique Saint-Jean' }, { name: 'Clinique Saint-Jean Botanique' }, { name: 'UZ Brussel' }];
  it.each([
    ['UZ Brussel, route 512', 2],
    ['uz brussel', 2],
    ['Clinique Saint-Jean', 0],
    ['Clinique', undefined],
    ['rue Haute 12', undefined],
    ['', undefined],
  ])('of "%s"', (text, index) => {
    expect(destinationOfRequest(text, places)).toBe(index === undefined ? undefined : places[index]);
  });
});
