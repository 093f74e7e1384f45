import { describe, expect, it } from 'vitest';
import { fieldsToChoose, MERGE_COLUMNS, type MergedClient, mergedClient } from './client-merge.ts';
import { CLIENT_COLUMNS, emptyClient } from './client-fields.ts';
import { namesWithout } from '../described.ts';

const empty: MergedClient = { ...emptyClient, firstname: 'Zoé', lastname: 'Dequeker' };
const full: MergedClient = {
  ...emptyClient,
  firstname: 'Zoë',
  lastname: 'De Queker',
  address: 'avenue Rogier 50',
  zip: '1030',
  city: 'Schaerbeek',
  fullAddress: 'avenue Rogier 50, 1030 Schaerbeek',
  latitude: 50.86,
  longitude: 4.37,
  postbox: '3',
  birthday: '1985-07-30',
  tel: '+3225123456',
  mobile: '+32470123456',
  email: 'zoe@example.test',
  client_from: '2024-01-15',
  mcode: 'M1',
  basePrice: 12.5,
  factuur: true,
  invoiceName: 'CPAS',
  invoiceAddress: 'rue Haute 298, 1000 Bruxelles',
  postbox2: '4',
  mobility: 'wheelchair',
  companion: true,
  problem: true,
  language: 'nl',
  mutuality: 'Helan',
  memberNumber: '12',
  contactName: 'Mia',
  contactRelation: 'fille',
  contactPhone: '+32471112233',
  contactEmail: 'mia@example.test',
  doctorName: 'Dr Peeters',
  doctorPhone: '+3225112233',
  ssn: '85.07.30-033-28',
  info: 'Fauteuil',
  comment: 'Canne',
};

describe('the merge of two clients', () => {
  it('contains every column of a client that the office fills in', () => {
    const office = namesWithout(CLIENT_COLUMNS, 'internal').filter((name) => name !== 'id' && name !== 'active');
    expect(MERGE_COLUMNS.toSorted()).toEqual([...office].toSorted());
  });

  it('fills everything that the kept record lacks, and never empties a field', () => {
    expect(mergedClient(empty, full)).toEqual({ ...full, firstname: 'Zoé', lastname: 'Dequeker' });
    expect(mergedClient(full, empty)).toEqual(full);
  });

  it('keeps its own where both have something, unless the other is chosen', () => {
    const other = { ...full, email: 'other@example.test', basePrice: 0, contactName: 'Jos', contactPhone: null };
    expect(fieldsToChoose(full, other)).toEqual(['email', 'basePrice', 'contact']);
    expect(mergedClient(full, other)).toEqual(full);
    expect(mergedClient(full, other, { email: 'remove', basePrice: 'remove', contact: 'remove' })).toMatchObject({
      email: 'other@example.test',
      basePrice: 0,
      contactName: 'Jos',
      contactPhone: null,
    });
  });

  it('lets the office choose flags too, which are set by default when one of them is', () => {
    const one = { ...empty, factuur: true };
    expect(fieldsToChoose(empty, one)).toEqual(['factuur']);
    expect([mergedClient(empty, one).factuur, mergedClient(one, empty).factuur]).toEqual([true, true]);
    expect(mergedClient(empty, one, { factuur: 'keep' }).factuur).toBe(false);
  });

  it('takes the box that one of two equal addresses lacks, and never that of another address', () => {
    const boxless = { ...full, postbox: null, postbox2: null };
    expect(mergedClient(boxless, { ...full, address: 'Avenue Rogier, 50' })).toMatchObject({
      postbox: '3',
      postbox2: '4',
    });
    const elsewhere = { ...full, address: 'rue Basse 1', invoiceAddress: 'rue Basse 1, 1000 Bruxelles' };
    expect(mergedClient(boxless, elsewhere)).toMatchObject({ postbox: null, postbox2: null });
    expect(mergedClient(full, { ...elsewhere, postbox: null }, { place: 'remove' }).postbox).toBeNull();
  });

  it('keeps the phones and the remarks of both', () => {
    const one = { ...empty, mobile: '+32470123456', comment: 'Canne', info: 'Sonner' };
    const other = { ...empty, mobile: '+32470999999', tel: '0470 12 34 56', comment: 'Sourde', info: 'Sonner' };
    expect(mergedClient(one, other)).toMatchObject({
      mobile: '+32470123456',
      tel: '0470 12 34 56',
      comment: 'Canne\nSourde\n+32 470 99 99 99',
      info: 'Sonner',
    });
    expect(mergedClient({ ...one, comment: null }, { ...other, tel: null, comment: null })).toMatchObject({
      mobile: '+32470123456',
      tel: '+32470999999',
      comment: null,
    });
  });
});
