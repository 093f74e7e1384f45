import { describe, expect, it } from 'vitest';
import { insertBooking } from '../../testing/records.ts';
import { chainTransport, returnTransport, transportPart, importStage } from '../testing/booqit-stage.ts';

const { item, importing, bookings, server, beside, platform, records, token } = await importStage();

// Transports are remembered for a while: each test has ids of its own.
describe('the import of transports', () => {
  it('creates a linked pair of outbound and return, to be assigned, with the share of the insurer', async () => {
    platform.transports.set('A1', returnTransport('A1'));
    const { status, body } = await importing(['A1']);
    const [there, home] = await bookings();
    expect([status, body.map(({ part, result, bookingId }) => [part, result, bookingId])]).toEqual([
      200,
      [
        [0, 'booked', there?.id],
        [1, 'booked', home?.id],
      ],
    ]);
    expect([there?.linkedId, home?.linkedId]).toEqual([home?.id, there?.id]);
    const insured = { insuranceId: 1, mutualPatientID: 'A1', mutualPatientAmount: 4, mutualDistance: 13, accepted: 0 };
    expect([there, home]).toMatchObject([
      { type: 'to', ap_date: '2026-03-12', ap_time: '09:00', motive: 5, certificateNeeded: true, ...insured },
      { type: 'back', ap_date: '2026-03-12', ap_time: '14:00', ...insured },
    ]);
  });

  it('changes nothing the second time, and reports that, also when two processes import concurrently', async () => {
    const ids = ['B1', 'B2', 'B3'];
    // The same trip twice on one day is a duplicate: each transport has a day of its own.
    for (const id of ids) platform.transports.set(id, returnTransport(id, `2026-03-1${id.slice(1)}`));
    const answers = await Promise.all([importing(ids), importing(ids, {}, beside)]);
    const results = answers.flatMap(({ body }) => body.map(({ result }) => result)).toSorted();
    expect(results).toEqual([...Array(6).fill('booked'), ...Array(6).fill('known')]);
    expect(await bookings()).toHaveLength(6);
    const { body } = await importing(ids);
    expect(new Set(body.map(({ result }) => result))).toEqual(new Set(['known']));
    expect(await bookings()).toHaveLength(6);
  });

  it('books a transport that continues to another place of care, each part with its destination, and links outbound and return', async () => {
    const { id: elsewhere } = await server.db
      .insertInto('destination')
      .values({
        name: 'Labo',
        address: 'Rue Royale 4',
        zip: '1000',
        city: 'Bruxelles',
        fullAddress: 'Rue Royale 4, 1000 Bruxelles',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    platform.transports.set('N1', chainTransport('N1'));
    const others = [1, 2].map((part) => ({ part, destinationId: elsewhere }));
    const { body } = await importing(['N1'], { items: [{ ...item('N1'), others }] });
    expect(body.map(({ part, result }) => [part, result])).toEqual([0, 1, 2].map((part) => [part, 'booked']));
    const [first, second, third] = await bookings();
    expect([first, second, third]).toMatchObject([
      { type: 'to', destinationId: records.destinationId, linkedId: third?.id },
      {
        type: 'to',
        destinationId: elsewhere,
        pick_address: 'Boulevard du Jardin botanique 32, 1000 Bruxelles',
        linkedId: null,
      },
      { type: 'back', destinationId: elsewhere, linkedId: first?.id },
    ]);
    expect((await importing(['N1'])).body.map(({ result, bookingId }) => [result, bookingId])).toEqual(
      [first, second, third].map((booking) => ['known', booking?.id]),
    );
    const same = async (id: number | undefined) =>
      (await server.call(token, 'getBooking', undefined, { path: { id: id ?? 0 } })).body[0]?.sameTransport;
    expect(await Promise.all([first, second].map((booking) => same(booking?.id)))).toEqual([
      [second?.id, third?.id],
      [first?.id, third?.id],
    ]);
    platform.transports.set('N2', chainTransport('N2', '2026-03-13').slice(0, 2));
    await importing(['N2'], { items: [{ ...item('N2'), others: [{ part: 1, destinationId: elsewhere }] }] });
    const [start, end] = (await bookings()).slice(3);
    expect([start?.linkedId, end?.linkedId]).toEqual([end?.id, start?.id]);
  });

  it('books a return that is accepted later, and links it with the outbound leg', async () => {
    const [there, home] = returnTransport('C1');
    if (!there || !home) throw new Error('no parts');
    platform.transports.set('C1', [there, { ...home, status: 'requested' }]);
    const early = (await importing(['C1'])).body;
    expect(early.map(({ part, result, time, problem }) => [part, result, time, problem?.code])).toEqual([
      [0, 'booked', '09:00', undefined],
      [1, 'refused', '14:00', 'booqit.notAccepted'],
    ]);
    platform.transports.set('C1', [there, home]);
    expect((await importing(['C1'], {}, beside)).body.map(({ result }) => result)).toEqual(['known', 'booked']);
    const [first, second] = await bookings();
    expect([first?.linkedId, second?.linkedId]).toEqual([second?.id, first?.id]);
  });

  it('shows the outcome in a preview, and saves nothing', async () => {
    platform.transports.set('D1', returnTransport('D1'));
    const { body } = await importing(['D1', 'D9'], { preview: true });
    expect(body.map(({ transportId, result, bookingId }) => [transportId, result, bookingId])).toEqual([
      ['D1', 'booked', null],
      ['D1', 'booked', null],
      ['D9', 'refused', null],
    ]);
    expect(await bookings()).toEqual([]);
    expect(await server.db.selectFrom('booked_transport').selectAll().execute()).toEqual([]);
  });

  it('refuses single transports with the reason and books the others', async () => {
    platform.transports.set('E1', returnTransport('E1'));
    platform.transports.set('E2', [
      { ...transportPart('E2', false, '2026-03-13T08:00:00Z'), status: 'cancelledByBooker' },
    ]);
    platform.transports.set('E3', [transportPart('E3', false, '2026-03-14T08:00:00Z')]);
    const items = [item('E1'), item('E2'), { ...item('E3'), clientId: 999_999 }, item('E4')];
    const { status, body } = await importing([], { items });
    expect(status).toBe(200);
    expect(
      body.map(({ result, problem }) => [result, problem?.code ?? null, problem?.fields[0]?.field ?? null]),
    ).toEqual([
      ['booked', null, null],
      ['booked', null, null],
      ['refused', 'booqit.cancelled', null],
      ['refused', 'validation', 'clientId'],
      ['refused', 'validation', 'transportId'],
    ]);
  });

  it('does not book a probable duplicate again without confirmation, but books its missing return', async () => {
    platform.transports.set('F1', returnTransport('F1'));
    const own = await insertBooking(server.db, records, { ap_date: '2026-03-12', ap_time: '09:00' });
    const outcome = async (more = {}) =>
      (await importing(['F1'], more)).body.map(({ result, problem }) => [result, problem?.code, problem?.params]);
    const likely = ['refused', 'booqit.likelyBooked', { bookingId: own }];
    expect(await outcome({ preview: true })).toEqual([likely, ['booked', undefined, undefined]]);
    expect(await outcome()).toEqual([likely, ['booked', undefined, undefined]]);
    expect(await outcome({ confirmDuplicates: true })).toEqual([
      ['booked', undefined, undefined],
      ['known', undefined, undefined],
    ]);
    expect(await bookings()).toHaveLength(3);
  });

  it('knows a passenger without a national number by the birthday, and does not book again', async () => {
    const [part] = returnTransport('F2', '2026-03-13');
    if (!part?.request.passenger) throw new Error('no passenger');
    part.request.passenger.rrNumber = null;
    platform.transports.set('F2', [part]);
    await insertBooking(server.db, records, { ap_date: '2026-03-13', ap_time: '17:00' });
    const { body } = await importing(['F2']);
    expect(body.map(({ problem }) => problem?.code)).toEqual(['booqit.likelyBooked']);
  });

  it('books the parts that were chosen, and leaves the others for later', async () => {
    platform.transports.set('F3', returnTransport('F3', '2026-03-14'));
    const [outbound] = (await importing([], { items: [{ ...item('F3'), parts: [0] }] })).body;
    expect(await bookings()).toMatchObject([{ id: outbound?.bookingId, type: 'to' }]);
    expect((await importing(['F3'])).body.map(({ result }) => result)).toEqual(['known', 'booked']);
  });

  it('warns of a trip of the same client within half an hour, found by name', async () => {
    const part = transportPart('F4', false, '2026-03-12T08:00:00Z');
    // Nothing but the name is known of the passenger: the chosen client tells.
    const passenger = { ...part.request.passenger, rrNumber: null, dateOfBirth: null };
    platform.transports.set('F4', [{ ...part, request: { ...part.request, passenger } }]);
    const id = await insertBooking(server.db, records, { ap_date: '2026-03-12', ap_time: '09:30' });
    const { body } = await importing(['F4']);
    expect(body).toMatchObject([
      {
        result: 'refused',
        problem: { code: 'booking.duplicate', params: { ids: String(id), client: expect.any(String) } },
      },
    ]);
  });

  it('takes a booking that names the transport already for its booking', async () => {
    platform.transports.set('G1', [transportPart('G1', false, '2026-03-12T08:00:00Z')]);
    const id = await insertBooking(server.db, records, { ap_date: '2026-03-12', mutualPatientID: 'G1' });
    expect((await importing(['G1'])).body).toMatchObject([{ result: 'known', bookingId: id }]);
  });

  it('finds the bookings of a transport that no insurer pays, which name no transport themselves', async () => {
    const [part] = returnTransport('G2');
    if (!part) throw new Error('no part');
    const request = { ...part.request, reason: 'consultation' };
    platform.transports.set('G2', [{ ...part, tags: [], assignment: null, request }]);
    const [made] = (await importing(['G2'])).body;
    const { body } = await server.call(await server.signedIn('admin'), 'listBookingsByTransportIds', {
      transportIds: ['G2'],
    });
    expect(body).toMatchObject([{ id: made?.bookingId, mutualPatientID: null, transportId: 'G2' }]);
  });

  it('frees the transport when its booking is deleted', async () => {
    platform.transports.set('H1', [transportPart('H1', false, '2026-03-12T08:00:00Z')]);
    const [first] = (await importing(['H1'])).body;
    await server.call(token, 'deleteBooking', undefined, { path: { id: first?.bookingId ?? 0 } });
    expect((await importing(['H1'])).body).toMatchObject([{ result: 'booked' }]);
  });
});
