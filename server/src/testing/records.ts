import type { BodyOf } from '../kernel/operation.ts';
import type { Db } from '../db/database.ts';
import type { NewRow } from '../db/types.ts';

/** Fixtures that a booking refers to. */
export interface Records {
  driverId: number;
  otherDriverId: number;
  clientId: number;
  destinationId: number;
  insuranceId: number;
}

export async function createRecords(db: Db): Promise<Records> {
  const place = (fullAddress: string) => ({ fullAddress, address: fullAddress, zip: '1000', city: 'Bruxelles' });
  const drivers = await db
    .insertInto('driver')
    .values([
      { firstname: 'Karim', lastname: 'Benali', commission: 20, ...place('Rue Haute 1, 1000 Bruxelles') },
      { firstname: 'Els', lastname: 'Peeters', commission: 12.5, ...place('Rue Basse 2, 1000 Bruxelles') },
    ])
    .returning('id')
    .execute();
  const client = {
    firstname: 'Zoé',
    lastname: 'Œuvrard',
    ssn: '85.07.30-033-28',
    birthday: '1985-07-30',
    ...place('Rue Neuve 3, 1000 Bruxelles'),
  };
  const destination = { name: 'Clinique Saint-Jean', ...place('Boulevard du Jardin botanique 32, 1000 Bruxelles') };
  const [{ id: driverId } = { id: 0 }, { id: otherDriverId } = { id: 0 }] = drivers;
  return {
    driverId,
    otherDriverId,
    clientId: (await db.insertInto('client').values(client).returning('id').executeTakeFirstOrThrow()).id,
    destinationId: (await db.insertInto('destination').values(destination).returning('id').executeTakeFirstOrThrow())
      .id,
    insuranceId: (
      await db
        .insertInto('insurance')
        .values({ name: 'Mutualité', ...place('Rue Royale 4, 1000 Bruxelles') })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  };
}

/** A valid booking form. */
export function bookingForm(
  { driverId, clientId, destinationId }: Records,
  more: Partial<BodyOf<'addBookings'>> = {},
): BodyOf<'addBookings'> {
  return {
    driverId,
    clientId,
    destinationId,
    type: 'to',
    ap_time: '10:00',
    pick_address: 'Rue Neuve 3, 1000 Bruxelles',
    dates: ['2026-03-03'],
    ...more,
  };
}

/** Inserts a booking straight into the database. */
export async function insertBooking(
  db: Db,
  { driverId, clientId, destinationId }: Records,
  more: Partial<NewRow<'booking'>> = {},
): Promise<number> {
  const row = {
    driverId,
    clientId,
    destinationId,
    type: 'to' as const,
    ap_date: '2026-03-03',
    ap_time: '10:00',
    pick_address: 'Rue Neuve 3, 1000 Bruxelles',
    ...more,
  };
  const { id } = await db.insertInto('booking').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
