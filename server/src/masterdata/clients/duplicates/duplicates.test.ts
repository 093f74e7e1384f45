import { describe, expect, it } from 'vitest';
import { clientStage } from '../testing/client-stage.ts';

const { server, office, client, trip } = await clientStage();

const hilde = { firstname: 'Hilde', lastname: 'Stevens' };

const groups = async (limit?: number) =>
  (await server.call(office, 'listClientDuplicates', undefined, { query: limit === undefined ? {} : { limit } })).body;
const idsOf = async () => (await groups()).groups.map(({ clients }) => clients.map(({ id }) => id));
const different = async () => (await server.call(office, 'listDifferentClients')).body;

describe('doubles among the clients', () => {
  it('finds doubles by any block, with the reasons and trips, until somebody says they are two', async () => {
    const first = await client({
      ...hilde,
      ssn: '85.07.30-035-26',
      mobile: '0470 12 34 56',
      mutuality: 'Helan',
      memberNumber: '77',
    });
    const swapped = await client({ firstname: 'Stevens', lastname: 'Hilde', birthday: null });
    const renamed = await client({
      ...hilde,
      lastname: 'Peeters',
      mobile: '0470/12.34.56',
      address: 'rue Haute 2',
      zip: '1000',
    });
    await trip(swapped);
    await client({ firstname: 'Luc', lastname: 'Dubois', birthday: '1950-01-02', address: 'rue Haute 2', zip: '1000' });
    expect(await idsOf()).toEqual([[swapped, first, renamed]]);
    const {
      groups: [group],
      total,
    } = await groups();
    expect(total).toBe(1);
    expect(group?.clients[0]).toMatchObject({ bookings: 1, lastTrip: '2026-01-05', birthday: null });
    const pair = group?.pairs.find(({ one, other }) => one === first && other === renamed);
    expect(pair?.reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['phone', 'birthday', 'lastnameOther']),
    );
    expect(JSON.stringify(group)).not.toContain('85.07.30');
    expect(await groups(0)).toEqual({ total: 1, groups: [] });

    const say = (act: 'markClientsDifferent' | 'unmarkClientsDifferent', one: number, other: number) =>
      server.call(office, act, { one, other });
    await say('markClientsDifferent', renamed, swapped);
    expect((await say('markClientsDifferent', first, renamed)).body.affectedRows).toBe(1);
    expect((await say('markClientsDifferent', renamed, first)).body.affectedRows).toBe(0);
    expect(await idsOf()).toEqual([[swapped, first]]);
    expect(await different()).toMatchObject([
      { one: first, other: renamed, oneName: 'Stevens Hilde' },
      { one: swapped, other: renamed },
    ]);

    // The mark holds for the record that remains, and the undo of the merge brings both back.
    const { body: merge } = await server.call(office, 'mergeClients', { keep: swapped, remove: first });
    expect(await idsOf()).toEqual([]);
    expect(await different()).toMatchObject([{ one: swapped, other: renamed }]);
    await server.call(office, 'undoClientMerge', { id: merge.id });
    await say('unmarkClientsDifferent', first, renamed);
    expect((await say('unmarkClientsDifferent', renamed, swapped)).body.affectedRows).toBe(1);
    expect(await idsOf()).toEqual([[swapped, first, renamed]]);
  });

  it('refuses marks on missing clients, and users who may not merge', async () => {
    const id = await client({ firstname: 'Rosa', lastname: 'Maes', birthday: '1931-01-02' });
    expect((await server.call(office, 'markClientsDifferent', { one: id, other: 999_999 })).status).toBe(404);
    expect((await server.call(office, 'markClientsDifferent', { one: id, other: id })).status).toBe(400);
    const stranger = await server.signedIn('invoice');
    expect((await server.call(stranger, 'listClientDuplicates')).status).toBe(403);
  });
});
