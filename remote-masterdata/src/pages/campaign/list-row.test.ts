import { describe, expect, it } from 'vitest';
import { sampleCareCenter } from '../../testing/samples.ts';
import type { Member } from './campaign-requests.ts';
import { listRows } from './list-row.ts';

const member = (email: string, changes: Partial<Member> = {}): Member => ({
  id: `id of ${email}`,
  email_address: email,
  name: 'As the list has it',
  status: 'subscribed',
  carecenterId: null,
  ...changes,
});

describe('the care centers as a mailing list', () => {
  it('gives a care centre the state of its address, whatever the case', () => {
    const [row] = listRows(
      [sampleCareCenter({ email_address: ' Accueil@Tilleuls.example' })],
      [member('accueil@tilleuls.example', { status: 'unsubscribed' })],
    );
    expect(row).toMatchObject({
      name: 'Résidence Les Tilleuls',
      state: 'unsubscribed',
      memberId: 'id of accueil@tilleuls.example',
      centerIds: [4],
    });
  });

  it('shows a care centre that is not a member with the state never', () => {
    expect(listRows([sampleCareCenter()], [])).toEqual([
      expect.objectContaining({ state: 'never', memberId: null, email: 'accueil@tilleuls.example' }),
    ]);
  });

  it('lists care centers that share an address in one row', () => {
    const centers = [sampleCareCenter(), sampleCareCenter({ id: 5, name: 'Home Sint-Job' })];
    expect(listRows(centers, [member('accueil@tilleuls.example')])).toEqual([
      expect.objectContaining({
        name: 'Résidence Les Tilleuls · Home Sint-Job',
        centerIds: [4, 5],
        state: 'subscribed',
      }),
    ]);
  });

  it('lists each care centre without a valid address in its own row', () => {
    const centers = [
      sampleCareCenter({ id: 1, email_address: null }),
      sampleCareCenter({ id: 2, email_address: null }),
      sampleCareCenter({ id: 3, email_address: 'no address' }),
    ];
    expect(listRows(centers, []).map(({ key }) => key)).toEqual(['center:1', 'center:2', 'center:3']);
  });

  it('lists members without a care centre last', () => {
    const rows = listRows(
      [sampleCareCenter()],
      [member('ami@asbl.example', { name: 'Une amie' }), member('sans.nom@asbl.example', { name: null })],
    );
    expect(rows.map(({ name, email, centerIds }) => [name, email, centerIds.length])).toEqual([
      ['Résidence Les Tilleuls', 'accueil@tilleuls.example', 1],
      ['Une amie', 'ami@asbl.example', 0],
      ['', 'sans.nom@asbl.example', 0],
    ]);
  });
});
