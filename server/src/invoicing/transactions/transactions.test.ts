import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
const server = await createTestApp();
const token = await server.signedIn('super');
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('bank_transaction').execute());

const headers = (contentType = 'application/octet-stream') => ({
  authorization: `Bearer ${token}`,
  'content-type': contentType,
});

async function send(
  content: string | Buffer,
  name = 'mai.csv',
  { contentType, ...asked }: { contentType?: string; doubles?: string; acceptBalance?: '1' } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/service/transaction/import?${new URLSearchParams({ name, ...asked }).toString()}`,
    headers: headers(contentType),
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const list = async (query: Record<string, string> = {}) =>
  (await server.call(token, 'listTransactions', undefined, { query })).body;

const rows = [
  'date;account;amount;detail',
  '03/05/2026;BE68539007547034;54,50;Paiement +++100/0123/00038+++',
  '04/05/2026;;-12,00;Frais de garage',
  '04/05/2026;;-12,00;Frais de garage',
];
const csv = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

describe('bank transactions', () => {
  it('imports transactions from a file, with the invoice that they pay', async () => {
    expect(await send(csv(...rows))).toEqual({
      status: 200,
      body: {
        format: 'generic',
        lines: 3,
        added: 3,
        known: 0,
        doubtful: 0,
        doubles: [],
        refusedCount: 0,
        refused: [],
        warnings: [],
      },
    });
    expect(await list()).toMatchObject([
      { date: '2026-05-04', amount: -12, detail: 'Frais de garage', ref: null },
      { date: '2026-05-04', amount: -12 },
      {
        date: '2026-05-03',
        account: 'BE68539007547034',
        amount: 54.5,
        ref: '000123',
        structured: '100012300038',
        source: 'mai.csv',
      },
    ]);
  });

  it('totals all matching transactions, also those beyond the limit of the list', async () => {
    await sql`insert into bank_transaction (date, amount, detail, raw, print, source)
      select '2026-05-01'::date + n % 30, case when n % 4 = 0 then -0.1 else 10.1 end, 'Don ' || n, '', 'print ' || n, 'x'
      from generate_series(1, 20008) n`.execute(server.db);
    const total = async (query: Record<string, string> = {}) =>
      (await server.call(token, 'totalTransactions', undefined, { query })).body;
    expect(await list()).toHaveLength(20_000);
    expect(await total()).toEqual({ count: 20_008, received: 151_560.6, spent: -500.2, total: 151_060.4 });
    expect(await total({ q: 'don 20004' })).toEqual({ count: 1, received: 0, spent: -0.1, total: -0.1 });
    expect(await total({ startDate: '2027-01-01' })).toEqual({ count: 0, received: 0, spent: 0, total: 0 });
    expect(await total({ endDate: '2026-05-01' })).toMatchObject({ count: 666 });
  });

  it('imports a line once, whatever the file name, and only new lines of an overlapping file', async () => {
    await send(csv(...rows));
    expect((await send(csv(...rows), 'autre.csv')).body).toMatchObject({ added: 0, known: 3 });
    expect((await send(csv(rows[0] ?? '', rows[2] ?? '', '05/05/2026;;1,00;x'))).body).toMatchObject({
      lines: 2,
      added: 1,
      known: 1,
    });
    expect(await list()).toHaveLength(4);
  });

  it('imports a line once when two users upload the file concurrently', async () => {
    const answers = await Promise.all([send(csv(...rows)), send(csv(...rows))]);
    expect(answers.map(({ body }) => body.added).toSorted((left, right) => left - right)).toEqual([0, 3]);
  });

  it('stores each line as in the file', async () => {
    await send(csv(...rows));
    const { raw } = await server.db
      .selectFrom('bank_transaction')
      .select('raw')
      .where('ref', '=', '000123')
      .executeTakeFirstOrThrow();
    expect(raw).toBe(rows[1]);
  });

  it('reads accents from UTF-8, with and without byte order mark, Latin-1 and UTF-16', async () => {
    const text = csv('date;account;amount;detail', '01/05/2026;;1,00;Rémunération élève');
    const files = [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(text, 'latin1'),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    ];
    for (const file of files) expect((await send(file)).status).toBe(200);
    expect(await list()).toMatchObject([{ detail: 'Rémunération élève' }]);
  });

  it.each([
    ['commas', 'date,account,amount,detail\r\n17/11/2026,BE71096123456769,"12,50",virgule\r\n'],
    ['tabs', 'date\taccount\tamount\tdetail\n17-11-2026\tBE71096123456769\t12,50\tvirgule'],
    [
      'bars, behind a line of its own',
      'sep=|\ndate|account|amount|detail\n17.11.2026|BE71096123456769|12,50|virgule\n',
    ],
    ['line ends of a Mac', 'date;account;amount;detail\r17/11/2026;BE71096123456769;12,50;virgule\r'],
  ])('reads a file with %s', async (_name, content) => {
    expect((await send(content)).body).toMatchObject({ added: 1, refused: [] });
    expect(await list()).toMatchObject([{ date: '2026-11-17', amount: 12.5, detail: 'virgule' }]);
  });

  it('counts all refused lines, however many are named', async () => {
    const wrong = Array.from({ length: 130 }, () => '01/05/2026;;beaucoup;x');
    const { body } = await send(csv(...rows.slice(0, 2), ...wrong));
    expect([body.added, body.refusedCount, body.refused.length]).toEqual([1, 130, 100]);
  });

  it('reports unreadable lines and imports the others', async () => {
    const { body } = await send(csv(...rows.slice(0, 2), '31/02/2026;;1,00;x', '01/05/2026;;beaucoup;x'));
    expect(body).toMatchObject({
      lines: 1,
      added: 1,
      refused: [
        { line: 3, messageKey: 'transaction.refused.date' },
        { line: 4, messageKey: 'transaction.refused.amount' },
      ],
    });
  });

  it('leaves out the last line of a file that was cut off within it, and adds it from the whole file', async () => {
    const whole = csv(...rows.slice(0, 2), '05/05/2026;;154,50;Don');
    const { body } = await send(whole.slice(0, whole.indexOf('154,50') + 2));
    expect(body).toMatchObject({
      added: 1,
      refused: [{ line: 3, messageKey: 'transaction.refused.incomplete' }],
    });
    expect((await send(whole)).body).toMatchObject({ added: 1, known: 1, refused: [] });
    expect(await list()).toMatchObject([{ amount: 154.5 }, { amount: 54.5 }]);
  });

  it('reads a last line without line end', async () => {
    expect((await send(rows.slice(0, 2).join('\n'))).body).toMatchObject({ added: 1, refused: [] });
  });

  it('reads quoted fields that contain the separator', async () => {
    await send(csv('date;account;amount;detail', '01/05/2026;;1,00;"un; deux"'));
    expect(await list()).toMatchObject([{ detail: 'un; deux' }]);
  });

  it('finds transactions by words, amount and day as they are shown', async () => {
    await send(csv(...rows));
    for (const [q, count] of [
      ['garage', 2],
      ['54,50', 1],
      ['03/05/2026', 1],
      ['PAIEMENT', 1],
      ['rien', 0],
    ] as const)
      expect(await list({ q })).toHaveLength(count);
    expect(await list({ startDate: '2026-05-04' })).toHaveLength(2);
    expect(await list({ endDate: '2026-05-03' })).toHaveLength(1);
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'validation.file.unknownBank'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0000\u0000'), 'validation.file.unknownBank'],
    [
      'a quote that never ends',
      `date;account;amount;detail\n01/05/2026;;1,00;"${'x;y\n'.repeat(100_000)}`,
      'validation.file.brokenRow',
    ],
    ['another table', csv('a;b;c', '1;2;3'), 'validation.file.unknownBank'],
    ['nothing', '', 'validation.file.empty'],
    ['one line of many', 'x'.repeat(3_000_000), 'validation.file.brokenRow'],
  ])('refuses %s', async (_name, content, messageKey) => {
    const { status, body } = await send(content);
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ field: 'file', messageKey })]]);
    expect(await list()).toEqual([]);
  });

  it('refuses to list more than five years', async () => {
    const ask = (startDate: string) =>
      server.call(token, 'listTransactions', undefined, { query: { startDate, endDate: '2026-12-31' } });
    expect((await ask('2022-01-01')).status).toBe(200);
    const { status, problem } = await ask('2006-01-01');
    expect({ status, code: problem.code }).toEqual({ status: 400, code: 'rangeTooLong' });
  });

  it('refuses JSON instead of a file', async () => {
    expect((await send('{}', 'x', { contentType: 'application/json' })).status).toBe(400);
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/mcode', headers: headers(), payload: 'x' })).statusCode,
    ).toBe(415);
  });

  it('logs an import without the file', async () => {
    await send(csv(...rows));
    const line = await server.db
      .selectFrom('log')
      .selectAll()
      .where('url', '=', '/service/transaction/import')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line).toMatchObject({ method: 'POST', body: null });
  });

  it('imports a file of twenty thousand lines', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `03/05/2026;;${index % 1000},00;ligne ${index}`);
    expect((await send([rows[0], ...many].join('\n'))).body).toMatchObject({ lines: 20_000, added: 20_000 });
  });
});

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

describe('a file whose payments may be in another file', () => {
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

    it('equal payments in a CODA and a CSV file are questioned line by line, and added when confirmed', async () => {
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

    it('payments stored before numbers were compared are recognised by their line', async () => {
      await send(belfius(50));
      await send(coda({}), 'nov.cod', {});
      await server.db
        .updateTable('bank_transaction')
        .set({ print: sql`'former ' || id`, origin: null, numbered: false })
        .execute();
      expect((await send(belfius(50))).body).toMatchObject({ added: 0, known: 1, doubtful: 0 });
    });
  });

  it('refuses a CODA file with a wrong balance until it is confirmed', async () => {
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
