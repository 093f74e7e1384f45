import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
const server = await createTestApp();
const token = await server.signedIn('super');
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('bank_transaction').execute());

const headers = () => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/octet-stream',
});

async function send(content: string | Buffer, name = 'mai.csv', asked: { doubles?: string; acceptBalance?: '1' } = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/service/transaction/import?${new URLSearchParams({ name, ...asked }).toString()}`,
    headers: headers(),
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const list = async () => (await server.call(token, 'listTransactions')).body;

const csv = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** A CODA file of one payment of 12.35. */
function coda({
  statement = '010',
  reference = 'AAAA111',
  closing = '000000001012350',
  information,
}: {
  readonly statement?: string;
  readonly reference?: string;
  readonly closing?: string;
  readonly information?: string;
}): string {
  const records = [
    `0000018112653905        REF       VZW PROEF                 KREDBEBB   00330158420 00000${' '.repeat(39)}2`,
    `12010BE68539007547034                  EUR0000000001000000171126VZW PROEF${' '.repeat(52)}${statement}`,
    `2100010000${reference.padEnd(21)}0000000000012350181126045000010${'rit ziekenhuis'.padEnd(53)}18112601000 0`,
    `2300010000BE71096123456769                  EUR${'JANSSENS PROEF'.padEnd(78)}0 0`,
    ...(information === undefined ? [] : [information]),
    `8010BE68539007547034                  EUR0${closing}181126${' '.repeat(64)}0`,
    `9               ${String(information === undefined ? 4 : 5).padStart(6, '0')}${'0'.repeat(30)}${' '.repeat(75)}2`,
  ];
  return `${records.map((record) => record.slice(0, 128).padEnd(128)).join('\r\n')}\r\n`;
}

describe('a file whose payments another file may hold', () => {
  describe('equal payments', () => {
    const belfius = (...numbers: readonly number[]) =>
      csv(
        "Compte;Date de comptabilisation;Numéro d'extrait;Numéro de transaction;Compte contrepartie;Nom contrepartie contient;Rue et numéro;Code postal et localité;Transaction;Date valeur;Montant;Devise;BIC;Code pays;Communications",
        ...numbers.map(
          (number) =>
            `BE43 0689 9999 9501;18/11/2026;00010;${number};BE71 0961 2345 6769;JANSSENS PROEF;RUE 1;1000 BRUXELLES;VIREMENT;18/11/2026;12,35;EUR;GKCCBEBB;BE;trajet`,
        ),
      );

    it('of a day in two files are two, as the bank numbers them, and each file adds them once', async () => {
      expect((await send(belfius(50))).body).toMatchObject({ added: 1 });
      expect((await send(belfius(51))).body).toMatchObject({ added: 1, doubtful: 0 });
      expect((await send(belfius(50, 51, 52))).body).toMatchObject({ added: 1, known: 2, doubtful: 0 });
      expect((await send(belfius(50, 51, 52), 'again.csv')).body).toMatchObject({ added: 0, known: 3 });
      expect(await list()).toHaveLength(3);
    });

    it('of a day in two CODA files are two, and a CODA file twice adds them once', async () => {
      expect((await send(coda({ statement: '010', reference: 'AAAA111' }))).body).toMatchObject({ added: 1 });
      const second = coda({ statement: '011', reference: 'BBBB222' });
      expect((await send(second)).body).toMatchObject({ added: 1, known: 0, doubtful: 0 });
      expect((await send(second)).body).toMatchObject({ added: 0, known: 1 });
    });

    it('by CODA and then by CSV are asked about, line by line, and added when somebody says so', async () => {
      await send(coda({}), 'nov.cod');
      const { body } = await send(belfius(50, 51), 'nov.csv');
      expect(body).toMatchObject({
        lines: 2,
        added: 1,
        known: 0,
        doubtful: 1,
        doubles: [
          {
            line: 2,
            date: '2026-11-18',
            amount: 12.35,
            counterparty: 'JANSSENS PROEF',
            known: { date: '2026-11-18', source: 'nov.cod' },
          },
        ],
      });
      expect((await send(belfius(50, 51), 'nov.csv')).body).toMatchObject({ added: 0, known: 1, doubtful: 1 });
      expect((await send(belfius(50, 51), 'nov.csv', { doubles: '2' })).body).toMatchObject({
        added: 1,
        known: 1,
        doubtful: 0,
      });
      expect((await send(belfius(50, 51), 'nov.csv')).body).toMatchObject({ added: 0, known: 2, doubtful: 0 });
      expect(await list()).toHaveLength(3);
    });

    it('that were stored before their number was looked at are known by their line', async () => {
      await send(belfius(50));
      await send(coda({}), 'nov.cod', {});
      await server.db
        .updateTable('bank_transaction')
        .set({ print: sql`'former ' || id`, origin: null, numbered: false })
        .execute();
      expect((await send(belfius(50))).body).toMatchObject({ added: 0, known: 1, doubtful: 0 });
    });
  });

  it('refuses a CODA file whose balance does not add up, until somebody accepts it', async () => {
    const file = coda({ closing: '000000001012360' });
    expect(await send(file)).toMatchObject({ status: 409, body: { code: 'statement.balance' } });
    expect(await list()).toEqual([]);
    expect((await send(file, 'x', { acceptBalance: '1' })).body).toMatchObject({
      added: 1,
      warnings: ['transaction.warning.balance'],
    });
  });

  it('keeps the information records of CODA with their movement', async () => {
    const information = '3100010001REF                  001500000Mededeling: factuur 000123'.padEnd(127) + '0';
    await send(coda({ information }));
    const { raw, detail, ref } = await server.db.selectFrom('bank_transaction').selectAll().executeTakeFirstOrThrow();
    expect([raw.split('\n').length, detail, ref]).toEqual([3, 'rit ziekenhuis Mededeling: factuur 000123', '000123']);
  });
});
