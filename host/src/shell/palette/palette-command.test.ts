import { describe, expect, it } from 'vitest';
import { matching } from './use-commands.tsx';
import type { OptionGroup } from '../search/option-list.tsx';

const command = (label: string, words?: string) => ({
  id: label,
  label,
  run: () => undefined,
  ...(words === undefined ? {} : { words }),
});
const groups: readonly OptionGroup[] = [
  { id: 'go', title: 'Aller à', options: [command('Réservations'), command('Clients')] },
  { id: 'do', title: 'Actions', options: [command('Nederlands', 'langue'), command('Se déconnecter')] },
];
const labels = (typed: string): string[] =>
  matching(groups, typed).flatMap(({ options }) => options.map(({ label }) => label));

describe('the palette', () => {
  it('lists all commands of the palette before anything is typed', () => {
    expect(labels(' ')).toHaveLength(4);
  });

  it('finds commands by parts of words in any order, ignoring accents and case', () => {
    expect(labels('RESERV')).toEqual(['Réservations']);
    expect(labels('dec se')).toEqual(['Se déconnecter']);
  });

  it('finds commands by search terms that are not shown', () => {
    expect(labels('langue')).toEqual(['Nederlands']);
  });

  it('leaves out groups without a match', () => {
    expect(matching(groups, 'clients').map(({ id }) => id)).toEqual(['go']);
  });
});
