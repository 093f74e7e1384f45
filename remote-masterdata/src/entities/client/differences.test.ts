import { formatsOf } from '@navette/shared/i18n';
import { describe, expect, it } from 'vitest';
import type { Client } from './client-requests.ts';
import { sampleClient } from '../../testing/samples.ts';
import { differences as of, type ChosenRecords } from './differences.ts';

const context = { t: (key: string) => key, formats: formatsOf('en') };
const first = sampleClient({ id: 1, tel: null, mobile: '+32470123456', problem: false, comment: null });
const second = sampleClient({
  id: 2,
  tel: '+3225123456',
  mobile: null,
  problem: true,
  comment: 'Canne',
  lastname: 'Duboix',
  basePrice: 12.5,
});
const differences = (one: Client, other: Client, keepsFirst: boolean, chosen: ChosenRecords = new Map()) =>
  of([one, other], keepsFirst ? one.id : other.id, chosen, context);
const after = (keepsFirst: boolean) =>
  Object.fromEntries(differences(first, second, keepsFirst).map((line) => [line.id, line.after]));

describe('the merge of two records', () => {
  it('lists only fields that differ between two clients', () => {
    expect(differences(first, second, true).map(({ id }) => id)).toEqual([
      'lastname',
      'mobile',
      'tel',
      'basePrice',
      'problem',
      'comment',
    ]);
    expect(differences(first, first, true)).toEqual([]);
  });

  it('keeps the values of the remaining record, fills its gaps, and never loses a problem', () => {
    expect(after(true)).toMatchObject({
      lastname: 'Dubois',
      tel: '+32 2 512 34 56',
      comment: 'Canne',
      problem: 'shared.yes',
    });
    expect(after(false)).toMatchObject({ lastname: 'Duboix', mobile: '+32 470 12 34 56', problem: 'shared.yes' });
  });

  it('shows how the client travels after the merge as the server decides it', () => {
    const walks = sampleClient({ mobility: 'foot', companion: true });
    const rolls = sampleClient({ id: 13, mobility: 'stretcher', companion: false });
    const lines = differences(walks, rolls, true).map(({ id, after: value }) => [id, value]);
    expect(Object.fromEntries(lines)).toEqual({ mobility: 'booking.mobility.stretcher', companion: 'shared.yes' });
  });

  it('lets the user choose where both records have a value, and shows the choice', () => {
    const one = sampleClient({ id: 1, email: 'a@example.test', basePrice: 10, mobile: '+32470123456' });
    const other = sampleClient({ id: 2, email: 'b@example.test', basePrice: null, mobile: '+32470999999' });
    const rows = (chosen: ChosenRecords) =>
      differences(one, other, true, chosen).map(({ id, chosen: by, after: value }) => [id, by, value]);
    expect(rows(new Map())).toEqual([
      ['mobile', 1, '+32 470 12 34 56'],
      ['tel', undefined, '+32 470 99 99 99'],
      ['email', 1, 'a@example.test'],
      ['basePrice', undefined, '10.00'],
    ]);
    expect(rows(new Map([['email', 2]]))).toContainEqual(['email', 2, 'b@example.test']);
  });
});
