import { formatsOf } from '@navette/shared/i18n';
import { describe, expect, it } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import { differences } from './differences.ts';

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
const after = (keepsFirst: boolean) =>
  Object.fromEntries(differences(first, second, keepsFirst, context).map((line) => [line.id, line.after]));

describe('the merge of two records', () => {
  it('lists only fields that differ between two clients', () => {
    expect(differences(first, second, true, context).map(({ id }) => id)).toEqual([
      'lastname',
      'mobile',
      'tel',
      'basePrice',
      'problem',
      'comment',
    ]);
    expect(differences(first, first, true, context)).toEqual([]);
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
    const rolls = sampleClient({ mobility: 'stretcher', companion: false });
    const lines = differences(walks, rolls, true, context).map(({ id, after: value }) => [id, value]);
    expect(Object.fromEntries(lines)).toEqual({ mobility: 'booking.mobility.stretcher', companion: 'shared.yes' });
  });

  it('takes over a family contact whole, and only where there is none', () => {
    const son = sampleClient({ contactName: 'Jos' });
    const daughter = sampleClient({ contactName: 'Mia', contactPhone: '+32471112233' });
    expect(differences(son, daughter, true, context)).toMatchObject([{ id: 'contact', after: 'Jos' }]);
    expect(differences(sampleClient(), daughter, true, context)).toMatchObject([
      { id: 'contact', after: 'Mia, +32 471 11 22 33' },
    ]);
  });

  it('says that prices and invoice addresses are not taken over', () => {
    expect(after(true)).toMatchObject({ basePrice: '' });
    expect(after(false)).toMatchObject({ basePrice: '12.50' });
  });

  it('takes over an address whole, and only where there is none', () => {
    const homeless = sampleClient({ id: 3, address: null, zip: null, city: null, fullAddress: null, postbox: null });
    const housed = sampleClient({ postbox: '3' });
    const lines = Object.fromEntries(differences(homeless, housed, true, context).map((line) => [line.id, line.after]));
    expect(lines).toEqual({ fullAddress: 'Chaussée de Wavre 205, 1050 Ixelles', postbox: '3' });
    const other = differences(sampleClient({ postbox: null }), housed, true, context);
    expect(other).toMatchObject([{ id: 'postbox', after: '' }]);
  });
});
