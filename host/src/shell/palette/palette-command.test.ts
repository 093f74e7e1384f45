import { describe, expect, it } from 'vitest';
import { matching, type PaletteGroup } from './palette-command.ts';

const command = (label: string, words?: string) => ({
  id: label,
  label,
  run: () => undefined,
  ...(words === undefined ? {} : { words }),
});
const groups: readonly PaletteGroup[] = [
  { id: 'go', title: 'Aller à', commands: [command('Réservations'), command('Clients')] },
  { id: 'do', title: 'Actions', commands: [command('Nederlands', 'langue'), command('Se déconnecter')] },
];
const labels = (typed: string): string[] =>
  matching(groups, typed).flatMap(({ commands }) => commands.map(({ label }) => label));

describe('the palette', () => {
  it('offers everything before anything is typed', () => {
    expect(labels(' ')).toHaveLength(4);
  });

  it('finds without accents and capitals, by parts of words in any order', () => {
    expect(labels('RESERV')).toEqual(['Réservations']);
    expect(labels('dec se')).toEqual(['Se déconnecter']);
  });

  it('finds by words that are not shown', () => {
    expect(labels('langue')).toEqual(['Nederlands']);
  });

  it('leaves out groups in which nothing fits', () => {
    expect(matching(groups, 'clients').map(({ id }) => id)).toEqual(['go']);
  });
});
