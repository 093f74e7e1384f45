import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { TEXT_COLUMNS } from '../../../db/persons/text-columns.ts';
import type { BodyOf } from '../../../kernel/operation.ts';
import { bookingForm, createRecords } from '../../../testing/records.ts';
import { createTestApp } from '../../../testing/test-app.ts';
const server = await createTestApp();
const office = await server.signedIn('dispatch');
const boss = await server.signedIn('super');
const records = await createRecords(server.db);
afterAll(() => server.close());

const person: BodyOf<'createClient'> = {
  firstname: 'Wilfrieda',
  lastname: 'Zwaenepoel',
  address: 'quai de la Houille 77',
  zip: '1000',
  city: 'Bruxelles',
  birthday: '1931-02-17',
  tel: '02 513 98 76',
  mobile: '0471 98 76 54',
  email: 'wilfrieda@zwaenepoel.test',
  ssn: '31.02.17-004-92',
  contactName: 'Goedele Zwaenepoel',
  contactPhone: '0499 81 72 63',
  memberNumber: '880077006600',
};
/** Personal data that must be found nowhere, in any notation. */
const traces =
  /wilfrieda|zwaenepoel|vandenbulcke|houille|1931-?02-?17|17[./]0?2[./](?:19)?31|25139876|4(?:71|85)98\D?76\D?54|goedele|499\D?81\D?72\D?63|880077006600|31021700492|oxygène/iu;

/** Every text of the database but what the law keeps whole and the public register, as `table.column: text`. */
async function dump(): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = current_schema()`.execute(
    server.db,
  );
  const holdings: Readonly<Record<string, Readonly<Record<string, string>>>> = TEXT_COLUMNS;
  const searched = tables.filter(({ table, column }) => !['law', 'public'].includes(holdings[table]?.[column] ?? ''));
  const lines: string[] = [];
  for (const { table, column } of searched) {
    const { rows } = await sql<{
      text: string | null;
    }>`select ${sql.ref(column)}::text as text from ${sql.table(table)}`.execute(server.db);
    lines.push(...rows.flatMap(({ text }) => (text ? [`${table}.${column}: ${readable(text)}`] : [])));
  }
  return lines;
}

/** Bytes are written in hexadecimal. */
const readable = (text: string) =>
  text.startsWith(String.raw`\x`) ? Buffer.from(text.slice(2), 'hex').toString('latin1') : text;

const found = async () => (await dump()).filter((line) => traces.test(line));
const foundIn = async () => new Set((await found()).map((line) => line.slice(0, line.indexOf(':'))));

async function book(clientId: number, comment: string): Promise<number> {
  const form = bookingForm(records, { clientId, comment, pick_address: 'quai de la Houille 77, 1000 Bruxelles' });
  return (await server.call(office, 'addBookings', form)).body.insertId;
}

/** Everything that an office writes of a client in a year. */
async function live(): Promise<number> {
  await server.call(office, 'findClientDuplicates', { firstname: person.firstname, lastname: person.lastname });
  const { insertId: id } = (await server.call(office, 'createClient', person)).body;
  const twin = (await server.call(office, 'createClient', { ...person, firstname: 'Frieda' })).body.insertId;
  await server.call(office, 'updateClient', { ...person, lastname: 'Vandenbulcke', info: 'Oxygène' }, { path: { id } });
  await server.call(office, 'updateClient', { ...person, mobile: '0485 98 76 54', info: null }, { path: { id } });
  const kept = await book(id, 'Mme Zwaenepoel a de l’oxygène');
  const gone = await book(twin, 'Oxygène de Mme Vandenbulcke');
  await server.call(office, 'deleteBooking', undefined, { path: { id: gone } });
  await server.call(boss, 'mergeClients', { keep: id, remove: twin });
  await server.db.updateTable('booking').set({ status: 1, ap_date: '2026-01-05' }).where('id', '=', kept).execute();
  await server.call(office, 'createTask', {
    data: {
      title: 'Rappeler Mme Zwaenepoel',
      date: '2026-03-04',
      comment: 'au 0471/98.76.54 ou sa fille 0499/81.72.63, née le 17/02/1931',
    },
  });
  await server.call(office, 'createDailyReport', { date: '2026-03-09', report: 'Wilfrieda Vandenbulcke a attendu.' });
  await server.call(office, 'sendMessageNotification', {
    msg: 'WILFRIEDA ZWAENEPOEL, quai de la Houille 77',
    driverId: records.driverId,
  });
  await server.db
    .insertInto('demand')
    .values({
      key: 'a-demand',
      bookingId: kept,
      driverId: records.driverId,
      endtime: new Date(),
      bookings: JSON.stringify([
        { date: '2026-01-05', picktime: null, trip: { origin: 'quai de la Houille 77', destination: 'CHU' } },
      ]),
    })
    .execute();
  const mail = { deliveredTo: 'office@navette.example', date: new Date(), images: '[]' };
  await server.db
    .insertInto('mail')
    .values([
      { ...mail, id: 'hers', from: 'W. <Wilfrieda@Zwaenepoel.test>', subject: 'Merci', text: 'À lundi' },
      { ...mail, id: 'theirs', from: 'CHU <chu@chu.test>', subject: 'Patiente', text: 'Zwaenepoel, Wilfrieda : lundi' },
    ])
    .execute();
  await server.db
    .insertInto('mail_attachment')
    .values({ mailId: 'theirs', number: 1, name: 'a.txt', content: Buffer.from('Wilfrieda Zwaenepoel') })
    .execute();
  await server.db
    .insertInto('match_choice')
    .values({ kind: 'client', print: 'a fingerprint', clientId: id, at: new Date() })
    .execute();
  return id;
}

describe('anonymising a client', () => {
  it('leaves nothing of the person in any text of the database', async () => {
    const id = await live();
    const before = await foundIn();
    for (const place of ['client.lastname', 'log.body', 'log.details', 'booking.comment', 'booking_history.changes'])
      expect(before).toContain(place);
    for (const place of [
      'task.title',
      'daily_report.report',
      'driver_notification.msg',
      'demand.bookings',
      'mail.from',
    ])
      expect(before).toContain(place);
    const { status } = await server.call(boss, 'anonymiseClient', { id, lastname: 'Zwaenepoel' });
    expect(status).toBe(200);
    expect(await found()).toEqual([]);
  });

  it('keeps an anonymised record from being edited, but lets it be deactivated', async () => {
    const { id } = await server.db
      .selectFrom('client')
      .select('id')
      .where('anonymisedAt', 'is not', null)
      .executeTakeFirstOrThrow();
    const { status, problem } = await server.call(office, 'updateClient', person, { path: { id } });
    expect([status, problem.fields]).toEqual([400, [{ field: 'lastname', messageKey: 'problem.client.anonymised' }]]);
    const change = async (changes: { tel?: string; active?: boolean }, seen: { tel?: null; active?: boolean }) =>
      (await server.call(office, 'updateClients', { records: [{ id, changes, seen }] })).body[0];
    expect((await change({ tel: '+3225123456' }, { tel: null }))?.problem?.code).toBe('client.anonymised');
    expect(await change({ active: false }, { active: true })).toMatchObject({ result: 'changed' });
    await change({ active: true }, { active: false });
  });

  it('deletes the remembered matches of this client with passengers of the external platform', async () => {
    expect(await server.db.selectFrom('match_choice').select('clientId').execute()).toEqual([]);
  });

  it('logs only the number of the anonymised client, and the user who did it', async () => {
    const line = (await server.call(boss, 'listLogs')).body.find(({ operation }) => operation === 'anonymiseClient');
    expect(line).toMatchObject({ body: expect.stringMatching(/^\{"id":\d+\}$/u), user_name: expect.any(String) });
  });

  it('keeps texts about others, and the rest of a text that named the client', async () => {
    const { body: tasks } = await server.call(office, 'listTasks');
    expect(tasks.map(({ data }) => data.title)).toEqual(['Rappeler Mme —']);
    const { rows } = await sql<{ text: string }>`select text from mail`.execute(server.db);
    expect(rows).toEqual([{ text: '— : lundi' }]);
  });

  it('leaves texts that may be of a namesake', async () => {
    const namesake = { ...person, ssn: null, tel: null, mobile: null, email: null, birthday: null };
    const [id, other] = [
      (await server.call(office, 'createClient', { ...namesake, firstname: 'Aldegonde', lastname: 'Peeters' })).body
        .insertId,
      (await server.call(office, 'createClient', { ...namesake, firstname: 'Jozef', lastname: 'Peeters' })).body
        .insertId,
    ];
    const report = (text: string) => server.call(office, 'createDailyReport', { date: '2026-04-01', report: text });
    await report('M. Peeters a appelé');
    await report('Aldegonde Peeters a appelé');
    await server.call(boss, 'anonymiseClient', { id, lastname: 'Peeters' });
    const { rows } = await sql<{
      report: string;
    }>`select report from daily_report where date = '2026-04-01' order by id`.execute(server.db);
    expect(rows.map((row) => row.report)).toEqual(['M. Peeters a appelé', '— a appelé']);
    const { body } = await server.call(office, 'getClient', undefined, { path: { id: other } });
    expect(body).toMatchObject([{ firstname: 'Jozef', lastname: 'Peeters' }]);
    const log = await server.db.selectFrom('log').select('body').where('url', '=', '/api/client').execute();
    expect(log.map((line) => line.body ?? '').filter((text) => text.includes('Jozef'))).toHaveLength(1);
  });
});
