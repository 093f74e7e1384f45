import { callAs } from './api.ts';

interface Person {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly fullAddress: string;
}

export type Client = Person;
export type Driver = Person;
/** A destination of the demo data. */
export interface Destination {
  readonly id: number;
  readonly name: string;
  readonly fullAddress: string;
}

/** Letters for a unique name. */
export const uniqueName = (start: string): string =>
  start + Array.from({ length: 6 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('');

/** Creates a client with a unique name, in the middle of Brussels. */
export async function newClient(): Promise<Client> {
  const person = { firstname: 'Odile', lastname: uniqueName('Verhaegen'), fullAddress: 'rue Haute 12, 1000 Bruxelles' };
  const home = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles', latitude: 50.837, longitude: 4.347 };
  const { insertId } = await callAs<{ insertId: number }>('dispatch', 'POST', '/api/client', { ...person, ...home });
  return { id: insertId, ...person };
}

/** The first active driver, by name. */
export async function someDriver(): Promise<Driver> {
  const [driver] = await callAs<Driver[]>('dispatch', 'GET', '/service/driver/active');
  if (!driver) throw new Error('no active driver');
  return driver;
}

/** A hospital of the demo data. */
export async function someDestination(): Promise<Destination> {
  const [destination] = await callAs<Destination[]>('dispatch', 'GET', '/api/destination?q=saint-luc&limit=1');
  if (!destination) throw new Error('no destination');
  return destination;
}

/** Books a trip over the API. @returns its ids and its client */
export async function newBooking(
  day: string,
  more: { readonly dates?: readonly string[]; readonly ap_time?: string; readonly pick_time?: string } = {},
): Promise<{ readonly id: number; readonly client: Client }> {
  const [client, driver, destination] = await Promise.all([newClient(), someDriver(), someDestination()]);
  const { insertId } = await callAs<{ insertId: number }>('dispatch', 'POST', '/service/booking/addRecursive', {
    driverId: driver.id,
    clientId: client.id,
    destinationId: destination.id,
    type: 'to',
    ap_time: '10:00',
    pick_time: '09:20',
    price: 12,
    pick_address: client.fullAddress,
    dates: [day],
    ...more,
  });
  return { id: insertId, client };
}

/** Client, driver and destination for a trip still to be booked: a new client, driver and hospital of the demo data. */
export async function newTrip(): Promise<{
  readonly client: Client;
  readonly driver: Driver;
  readonly destination: Destination;
}> {
  const [client, driver, destination] = await Promise.all([newClient(), someDriver(), someDestination()]);
  return { client, driver, destination };
}
