import { randomInt } from 'node:crypto';
import { afterAll } from 'vitest';
import type { BodyOf } from '../../../kernel/operation.ts';
import { createRecords } from '../../../testing/records.ts';
import { createTestApp } from '../../../testing/test-app.ts';

/** A server of its own with clients, and who works with them. */
export async function clientStage() {
  const server = await createTestApp();
  afterAll(() => server.close());
  const office = await server.signedIn('dispatch');
  const boss = await server.signedIn('super');
  const records = await createRecords(server.db);

  const person: BodyOf<'createClient'> = {
    firstname: 'Zoé',
    lastname: 'Dequeker',
    address: 'avenue Rogier 50',
    zip: '1030',
    city: 'Schaerbeek',
    birthday: '1985-07-30',
  };

  /** Number of a new client. */
  async function client(change: Partial<BodyOf<'createClient'>> = {}): Promise<number> {
    return (await server.call(office, 'createClient', { ...person, ...change })).body.insertId;
  }

  /** All other fields of the form. */
  const full: Partial<BodyOf<'createClient'>> = {
    postbox: '3',
    tel: '02 512 34 56',
    mobile: '0470 12 34 56',
    email: 'zoe@example.test',
    mcode: 'M1',
    info: 'Fauteuil',
    comment: 'secret',
    problem: true,
    sharesRides: true,
    invoiceName: 'Zoé Dequeker',
    invoiceAddress: 'avenue Rogier 50, 1030 Schaerbeek',
    postbox2: '4',
    language: 'nl',
    invoiceChannel: 'mail',
    invoiceEmail: 'factures@example.test',
    mutuality: 'Solidaris Brabant',
    memberNumber: '1234567890123',
    contactName: 'Mia Dequeker',
    contactRelation: 'fille',
    contactPhone: '0471 11 22 33',
    contactEmail: 'mia@example.test',
    doctorName: 'Dr Peeters',
    doctorPhone: '02 511 22 33',
    refundAccount: 'BE68539007547034',
    refundHolder: 'Zoé Dequeker',
  };

  /** A client as the office reads it. */
  const read = async (id: number) => (await server.call(office, 'getClient', undefined, { path: { id } })).body[0];

  /** Number of a new trip of a client. */
  async function trip(clientId: number, change: { ap_date?: string; status?: 0 | 1 } = {}): Promise<number> {
    const values = {
      driverId: records.driverId,
      clientId,
      destinationId: records.destinationId,
      type: 'to' as const,
      ap_date: '2026-01-05',
      ap_time: '10:00',
      pick_address: 'avenue Rogier 50',
      status: 1 as const,
      price: 20,
      comment: 'Zoé a mal au dos',
      ...change,
    };
    return (await server.db.insertInto('booking').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }

  /** Number of a new invoice of a trip. */
  async function invoice(clientId: number, status: number, bookingId: number): Promise<number> {
    const id = randomInt(1, 1e6);
    await server.db
      .insertInto('client_invoice')
      .values({ id, date: '2026-02-01', clientId, amount: 23.45, status, invoiceName: 'Zoé Dequeker' })
      .execute();
    await server.db
      .insertInto('client_invoice_line')
      .values({
        invoiceId: id,
        position: 1,
        bookingId,
        amount: 23.45,
        snapshot: JSON.stringify({ price: 20, client_lastname: 'Dequeker', comment: 'x' }),
      })
      .execute();
    return id;
  }

  return { server, office, boss, person, client, full, read, trip, invoice };
}
