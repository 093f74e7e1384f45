import { describe, expect, it } from 'vitest';
import { readWords } from './word-readings.ts';

const word = (clients: number[], destinations: number[] = [], drivers: number[] = []) => ({
  clients,
  destinations,
  drivers,
});

describe('interpretations of the words of a search', () => {
  it('reads two words as names of the same client', () => {
    expect(readWords([word([1, 2]), word([2, 3])])).toEqual([[{ column: 'clientId', ids: [2] }]]);
  });

  it('reads one word as the client and one as the destination', () => {
    expect(readWords([word([1]), word([], [7, 8])])).toEqual([
      [
        { column: 'clientId', ids: [1] },
        { column: 'destinationId', ids: [7, 8] },
      ],
    ]);
  });

  it('reads a word in every role in which it is known', () => {
    expect(readWords([word([1], [7], [4])])).toHaveLength(3);
  });

  it('reads nothing when a word is unknown', () => {
    expect(readWords([word([1]), word([])])).toEqual([]);
    expect(readWords([])).toEqual([]);
  });
});
