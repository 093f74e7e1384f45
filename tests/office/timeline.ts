import { expect, type Locator, type Page } from '@playwright/test';
import { callAs } from './api.ts';
import { newClient, someDestination, type Client, type Driver } from './records.ts';

/** Two active drivers without trips or absence on a day. */
export async function freeDrivers(day: string): Promise<readonly [Driver, Driver]> {
  const [drivers, marked] = await Promise.all([
    callAs<Driver[]>('dispatch', 'GET', '/service/driver/active'),
    callAs<{ driverId: number; available: string }[]>(
      'dispatch',
      'GET',
      `/service/agenda/available?startDate=${day}&endDate=${day}`,
    ),
  ]);
  const [one, other] = drivers.filter(
    ({ id }) => !marked.some(({ driverId, available }) => driverId === id && available !== ''),
  );
  if (!one || !other) throw new Error('no two drivers are free');
  return [one, other];
}

/** Books a trip at 10:00 with a driver, as a colleague would. */
export async function tripOf(driver: Driver, day: string): Promise<{ readonly id: number; readonly client: Client }> {
  const [client, destination] = await Promise.all([newClient(), someDestination()]);
  const { insertId } = await callAs<{ insertId: number }>('dispatch', 'POST', '/service/booking/addRecursive', {
    driverId: driver.id,
    clientId: client.id,
    destinationId: destination.id,
    type: 'to',
    ap_time: '10:00',
    pick_time: '09:00',
    price: 12,
    pick_address: client.fullAddress,
    dates: [day],
  });
  return { id: insertId, client };
}

/** Opens the timeline of a day with the rows of some drivers. */
export const timelineAddress = (day: string, drivers: readonly Driver[]): string =>
  `/timeline?view=board&date=${day}&drivers=${drivers.map(({ id }) => id).join(',')}`;

export const board = (page: Page): Locator => page.getByRole('group', { name: 'Planning by driver' });

/** Block of a trip, whatever its text. */
export const blockOf = (page: Page, id: number): Locator =>
  board(page).getByRole('button', { name: new RegExp(`Booking ${id}$`) });

/** The name at the head of a driver's row. */
export const rowOf = (page: Page, driver: Driver): Locator =>
  board(page).getByRole('button', { name: new RegExp(`^${driver.lastname} ${driver.firstname}, .*Route of the day$`) });

/** Drags a block onto the row of a driver without releasing it. */
export async function dragOnto(page: Page, id: number, driver: Driver): Promise<void> {
  const block = await boxOf(blockOf(page, id));
  const row = await boxOf(rowOf(page, driver));
  const x = block.x + 12;
  await page.mouse.move(x, block.y + 12);
  await page.mouse.down();
  const [from, to] = [block.y + 12, row.y + row.height / 2];
  for (let step = 1; step <= 8; step++) await page.mouse.move(x, from + ((to - from) * step) / 8);
}

/** Whether the block of a trip lies in the row of a driver. */
export async function isInRow(page: Page, id: number, driver: Driver): Promise<boolean> {
  const [block, row] = [await boxOf(blockOf(page, id)), await boxOf(rowOf(page, driver))];
  return block.y >= row.y - 2 && block.y < row.y + row.height;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bounding box of an element, once the next frames keep it: a moving block has none for a moment, and a board draws its blocks before its names. */
export async function boxOf(locator: Locator): Promise<Box> {
  let box: Box | null = null;
  const rests = async (): Promise<boolean> => {
    const before = await locator.boundingBox();
    await locator
      .page()
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    box = await locator.boundingBox();
    return box !== null && box.x === before?.x && box.y === before.y;
  };
  await expect.poll(rests, 'it rests on the screen').toBe(true);
  if (!box) throw new Error('it is not on the screen');
  return box;
}

/** Driver and time of a booking, as stored. */
export async function stateOf(
  id: number,
): Promise<{ driverId: number; ap_time: string; pick_time: string; accepted: number }> {
  const [booking] = await callAs<{ driverId: number; ap_time: string; pick_time: string; accepted: number }[]>(
    'dispatch',
    'GET',
    `/api/booking/${id}`,
  );
  if (!booking) throw new Error('no such booking');
  return booking;
}
