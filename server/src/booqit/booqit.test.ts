import { planningRows } from '@navette/shared/domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '../demo/platform/start-sandbox.ts';
import { createPlatform } from '../ports/platform/create-platform.ts';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';

const now = () => new Date('2026-03-10T09:30:00Z');
const office = await createTestApp({ now });
await sql`insert into client (firstname, lastname, "fullAddress", address, zip, city, latitude, longitude, birthday, ssn)
    select 'Odile', 'Verhaegen' || n, 'rue Haute ' || n, 'rue Haute ' || n, '1000', 'Bruxelles', 50.83 + n * 0.002, 4.34, date '1950-01-01' + n, '85.07.30-033-28'
    from generate_series(1, 40) n`.execute(office.db);
await sql`insert into destination (name, "fullAddress", address, zip, city, latitude, longitude)
    values ('Clinique Saint-Luc', 'Avenue Hippocrate 10', 'Avenue Hippocrate 10', '1200', 'Bruxelles', 50.853, 4.4525)`.execute(
  office.db,
);
const sandbox = await startSandbox(office.db, now);
const server = await createTestApp({
  beside: office,
  now,
  env: { BOOQIT_URL: sandbox.url, BOOQIT_TOKEN: sandbox.token },
});
const token = await server.signedIn('super');
beforeEach(() => {
  sandbox.faults.length = 0;
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await office.close();
});

const march = { start: '2026-03-01T00:00:00Z', end: '2026-03-31T00:00:00Z' };
const status = async () => (await server.call(token, 'getBooqitStatus')).body;

describe('the external platform', () => {
  it('lists the transports of planning from yesterday to 20 days ahead, without cancelled ones', async () => {
    const { status: code, body } = await server.call(token, 'listTrips');
    expect([code, body.length > 30]).toEqual([200, true]);
    const days = body.flatMap((parts) => planningRows(parts)).map(({ date }) => date);
    expect([days.toSorted().at(0), days.toSorted().at(-1)]).toEqual(['2026-03-09', '2026-03-30']);
    expect(body.every(([first]) => first?.status === 'accepted')).toBe(true);
    expect(await status()).toEqual({
      configured: true,
      webUrl: null,
      practice: false,
      unreachableSince: null,
      polledAt: null,
      rejected: [],
    });
  });

  it('lists unassigned transports in the inbox, and weekly ones in the series', async () => {
    const inbox = (await server.call(token, 'listInbox')).body;
    expect(inbox.length).toBeGreaterThan(0);
    expect(inbox.every(([first]) => first?.status === 'requested')).toBe(true);
    const series = (await server.call(token, 'listSeries')).body;
    expect(new Set(series.map(([first]) => first?.request.reason))).toEqual(new Set(['dialysis']));
  });

  it('reads every page of a period, and the filters that it is asked for', async () => {
    const { body: all } = await server.call(token, 'listTransports', { dates: march });
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(([first]) => first?.transportId)).size).toBe(all.length);
    const { body: some } = await server.call(token, 'listTransports', {
      dates: march,
      tags: 'certificateNeeded;invoicingStarted',
    });
    expect(some.length).toBeLessThan(all.length);
  });

  it.each([
    [{ dates: march, tags: 'paid' }, 'tags', 'validation.oneOf'],
    [{ dates: { start: march.end, end: march.start } }, 'dates.end', 'validation.endBeforeStart'],
    [{ dates: { start: '2024-01-01T00:00:00Z', end: march.end } }, 'dates.end', 'problem.rangeTooLong'],
  ])('refuses %j on its field', async (body, field, messageKey) => {
    const { status: code, problem } = await server.call(token, 'listTransports', body);
    expect([code, problem.fields[0]]).toEqual([400, expect.objectContaining({ field, messageKey })]);
  });

  it('finds one transport by its id, and nothing for an unknown one', async () => {
    const [[first] = []] = (await server.call(token, 'listTrips')).body;
    const { body } = await server.call(token, 'getTransport', { transportId: first?.transportId ?? '' });
    expect(body[0]?.[0]).toEqual(first);
    expect((await server.call(token, 'getTransport', { transportId: 'BQ 0/0' })).body).toEqual([]);
  });

  it('lists the invoices of the platform with the sum of their transports', async () => {
    const [invoice] = (await server.call(token, 'listBooqitInvoices')).body;
    const sums = await Promise.all(
      (invoice?.transportIds ?? []).map(async (transportId) => {
        const [parts = []] = (await server.call(token, 'getTransport', { transportId })).body;
        return parts.reduce((sum, { assignment }) => sum + (assignment?.price?.total ?? 0), 0);
      }),
    );
    expect(invoice?.totals.totalExcl).toBeCloseTo(
      sums.reduce((sum, amount) => sum + amount, 0),
      2,
    );
  });

  it('reconciles an invoice transport by transport, whose amounts add up to that of the invoice', async () => {
    const [invoice] = (await server.call(token, 'listBooqitInvoices')).body;
    const query = { invoiceNumber: invoice?.invoiceNumber ?? '' };
    const { status: code, body: lines } = await server.call(token, 'reconcilePlatformInvoice', query);
    expect([code, lines.map(({ transportId }) => transportId)]).toEqual([200, invoice?.transportIds]);
    expect(lines.reduce((sum, { platform }) => sum + platform, 0)).toBeCloseTo(invoice?.totals.totalExcl ?? 0, 2);
    expect(lines.every(({ ours, reasons }) => ours === 0 && reasons[0] === 'missingBooking')).toBe(true);
    expect((await server.call(token, 'reconcilePlatformInvoice', { invoiceNumber: 'x' })).status).toBe(404);
  });

  it('reconciles each booking by the rates of its day', async () => {
    const [invoice] = (await server.call(token, 'listBooqitInvoices')).body;
    const { invoiceNumber = '', transportIds: [past = '', coming = ''] = [] } = invoice ?? {};
    const records = await createRecords(server.db);
    const { insuranceId } = records;
    const values = JSON.stringify({ min10km: 10.5, plus10km: 1.1 });
    await server.db
      .insertInto('tariff_version')
      .values({ kind: 'insurer', ownerId: insuranceId, validFrom: '2026-03-15', values, at: now(), userName: '' })
      .execute();
    const trip = { insuranceId, mutualDistance: 18, status: 1 as const };
    await insertBooking(server.db, records, { ...trip, ap_date: '2026-03-14', mutualPatientID: past });
    await insertBooking(server.db, records, { ...trip, ap_date: '2026-03-15', mutualPatientID: coming });
    const { body } = await server.call(token, 'reconcilePlatformInvoice', { invoiceNumber });
    expect(body.slice(0, 2).map(({ ours }) => ours)).toEqual([16.2, 19.3]);
  });

  it.each([[429 as const], [500 as const]])('asks again after an answer %i', async (fault) => {
    sandbox.faults.push(fault);
    expect((await server.call(token, 'listInbox')).status).toBe(200);
    expect((await status()).unreachableSince).toBeNull();
  });

  it('says since when the platform does not answer, and that it is back', async () => {
    sandbox.faults.push(500, 500, 500);
    const { status: code, problem } = await server.call(token, 'listInbox');
    expect([code, problem.code, problem.params]).toEqual([503, 'service.unavailable', { service: 'Booqit' }]);
    expect(await status()).toMatchObject({ configured: true, unreachableSince: now().toISOString() });
    expect((await server.call(token, 'listInbox')).status).toBe(200);
    expect((await status()).unreachableSince).toBeNull();
  });

  it('treats truncated JSON as a failure, not as a short list', async () => {
    sandbox.faults.push('half');
    expect((await server.call(token, 'listInbox')).status).toBe(503);
  });

  it('shows the others when a transport does not fit its schema, and names it with the field', async () => {
    const whole = (await server.call(token, 'listTrips')).body;
    sandbox.faults.push('types');
    const { status: code, body } = await server.call(token, 'listTrips');
    expect([code, body.length]).toEqual([200, whole.length - 1]);
    const [[first] = []] = whole;
    const rejected = { id: first?.transportId, field: 'request.distance' };
    expect((await status()).rejected).toEqual([rejected]);
    sandbox.faults.push('types');
    await server.call(token, 'getTransport', { transportId: first?.transportId ?? '' });
    expect((await status()).rejected).toEqual([rejected]);
  });

  it('lets a tester of the sandbox change a transport or make it fail', async () => {
    const [[first] = []] = (await server.call(token, 'listTrips')).body;
    const transportId = first?.transportId ?? '';
    const control = (body: object, authorization = 'Bearer sandbox') =>
      fetch(`${sandbox.url}/control`, { method: 'POST', headers: { authorization }, body: JSON.stringify(body) });
    expect((await control({ fault: 500 }, 'Bearer x')).status).toBe(401);
    expect(await (await control({ transportId, change: 'cancelled' })).json()).toEqual({ faults: 0, changes: 1 });
    const after = (await server.call(token, 'listTrips')).body;
    expect(after.some(([part]) => part?.transportId === transportId)).toBe(false);
    for (let count = 0; count < 3; count += 1) await control({ fault: 500 });
    expect((await server.call(token, 'listTrips')).status).toBe(503);
  });

  it('practises a refusal on the sandbox alone', async () => {
    const [[first] = []] = (await server.call(token, 'listTrips')).body;
    const practice = { transportId: first?.transportId ?? '', change: 'refused' } as const;
    expect((await server.call(token, 'practisePlatform', practice)).problem.code).toBe('booqit.notSandbox');
    const platform = createPlatform(sandbox);
    await platform.practise?.(practice.transportId, practice.change);
    const [[after] = []] = (await platform.transport(practice.transportId)).items;
    expect([platform.state().practice, after?.status]).toEqual([true, 'cancelledByTransporter']);
  });

  it('shows a transport without personal data, and escapes the requested number', async () => {
    const page = await (await fetch(`${sandbox.webUrl ?? ''}?transportId=<b>BQ-1`)).text();
    expect(page).toContain('&lt;b&gt;BQ-1');
  });

  it('says that no platform is configured', async () => {
    const { status: code, problem } = await office.call(await office.signedIn('super'), 'listTrips');
    expect([code, problem.code]).toEqual([409, 'booqit.notConfigured']);
    const { body } = await office.call(await office.signedIn('super'), 'getBooqitStatus');
    expect(body).toEqual({
      configured: false,
      webUrl: null,
      practice: false,
      unreachableSince: null,
      polledAt: null,
      rejected: [],
    });
  });
});
