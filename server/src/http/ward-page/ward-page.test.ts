import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-05-06T08:00:00Z');

const typed = {
  lastname: 'Claes',
  firstname: 'Marie',
  birthday: '3/4/48',
  tel: '0470 12 34 56',
  type: 'to',
  date: '7/5',
  time: '14h30',
  fromPlace: 'Route 512',
  toPlace: 'Clinique Saint-Jean',
  mobility: 'wheelchair',
  back: 'willCall',
  returnTime: '',
  remark: '',
  contact: 'Ann, 02 111 22 33',
  attempt: 'abcdefghijklmnopqrstuv',
};

describe('the page on which a care center asks for trips', () => {
  let server: TestApp;
  let boss: string;
  let centers: readonly number[];
  beforeAll(async () => {
    server = await createTestApp({ now: () => NOW });
    boss = await server.signedIn('super');
    const rows = await server.db
      .insertInto('carecenter')
      .values(
        ['Clinique Saint-Jean', 'UZ Brussel'].map((name) => ({
          name,
          address: 'rue Haute 1',
          zip: '1000',
          city: 'Bruxelles',
        })),
      )
      .returning('id')
      .execute();
    centers = rows.map(({ id }) => id);
  });
  afterAll(() => server.close());

  const linkOf = async (center = 0): Promise<string> =>
    (await server.call(boss, 'createWardLink', undefined, { path: { id: centers[center] ?? 0 } })).body.path ?? '';
  const open = (url: string, headers = {}) => server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const send = (url: string, more: Partial<typeof typed> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...typed, ...more }).toString(),
    });
  const waiting = async () =>
    (await server.call(boss, 'listTripRequests', undefined, { query: { state: 'waiting' } })).body;

  it('turns a form into one request, however often it is sent, and shows its state', async () => {
    const link = await linkOf();
    const { statusCode, headers } = await send(`${link}?lang=nl`);
    expect([statusCode, headers.location]).toEqual([303, `${link}?lang=nl&sent=1`]);
    await send(link);
    const [request, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      source: 'ward',
      careCenter_name: 'Clinique Saint-Jean',
      lastname: 'Claes',
      birthday: '1948-04-03',
      tel: '+32470123456',
      date: '2026-05-07',
      time: '14:30',
      mobility: 'wheelchair',
      willCall: true,
      returnTime: null,
    });
    const page = await open(`${link}?lang=nl&sent=1`);
    expect(page.body).toMatch(
      /Aanvraag verzonden.*07\/05\/2026<\/span> 14:30<\/td><td>Claes Marie<\/td><td class="waiting">Wachtend/su,
    );
  });

  it('names every wrong field in the language of the page, keeps what was typed, and stores nothing', async () => {
    const link = await linkOf();
    const before = (await waiting()).length;
    const { statusCode, body } = await send(`${link}?lang=fr`, {
      lastname: '<b>"Claes',
      firstname: '',
      birthday: '31/02/1948',
      tel: '12',
      date: '5/5/2026',
      time: 'midi pile',
      mobility: '',
      back: 'atTime',
      remark: 'x'.repeat(1001),
    });
    expect(statusCode).toBe(400);
    const faults = [...body.matchAll(/id="(\w+)-fault">([^<]*)/gu)].map(([, field, fault]) => [field, fault]);
    expect(Object.fromEntries(faults)).toEqual({
      firstname: 'À remplir',
      birthday: 'Cette date n’est pas valable',
      tel: 'Ce numéro de téléphone n’est pas valable',
      date: 'Ce jour est passé',
      time: 'Cette heure n’est pas valable',
      mobility: 'Choisissez',
      returnTime: 'À remplir',
      remark: 'Trop long',
    });
    expect(body).toContain('value="&lt;b&gt;&quot;Claes"');
    expect((await waiting()).length).toBe(before);
  });

  it('opens with the present link of the center alone, and shows no other center’s requests', async () => {
    const old = await linkOf();
    const link = await linkOf();
    const other = await linkOf(1);
    const forged = link.replace(/\/([0-9a-z]+)-/u, `/${(centers[1] ?? 0).toString(36)}-`);
    for (const url of [old, forged, '/ward/1-x', `${link}x`]) {
      expect([url, (await open(url)).statusCode, (await send(url)).statusCode]).toEqual([url, 404, 404]);
    }
    expect((await open(other)).body).not.toContain('Claes');
    const { body, headers } = await open(link);
    expect(body).toContain('Claes Marie');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await server.call(boss, 'deleteWardLink', undefined, { path: { id: centers[0] ?? 0 } });
    expect((await open(link)).statusCode).toBe(404);
    const { body: none } = await server.call(boss, 'getWardLink', undefined, { path: { id: centers[0] ?? 0 } });
    expect(none.path).toBeNull();
  });

  it('has links that only those with the page of care centers make', async () => {
    const office = await server.signedIn('dispatch');
    const path = { id: centers[0] ?? 0 };
    expect((await server.call(office, 'createWardLink', undefined, { path })).status).toBe(403);
    expect((await server.call(boss, 'createWardLink', undefined, { path: { id: 999_999 } })).status).toBe(404);
  });

  it('accepts a morning’s requests of a center, then says to wait', async () => {
    const link = await linkOf(1);
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1)
      answers.push((await send(link, { attempt: String(n).padStart(22, 'a') })).statusCode);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 303), 429]);
  });
});
