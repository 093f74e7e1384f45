import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bodyRows, listAddress } from '../office/booking-form.ts';
import { daysAfter, quietDay } from '../office/days.ts';
import { emailOf, PASSWORD } from '../people/roles.ts';
import { signIn, speak } from '../people/sign-in.ts';
import { port as suitePort } from '../suite/address.ts';
import { newDataFolder } from '../suite/demo-folder.ts';
import { temporaryFolder } from '../suite/temporary-folder.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { startSuite, stopSuite } from '../suite/start-suite.ts';

const port = suitePort + 1;
const origin = `http://127.0.0.1:${port}`;

interface Trip {
  readonly driverId: number;
  readonly clientId: number;
  readonly destinationId: number;
}

/** Calls this suite's own server; undefined when nobody answers. */
async function call<Answer>(token: string, path: string, body?: object): Promise<Answer | undefined> {
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const answer: Answer = await response.json().catch(() => undefined);
  return answer;
}

/** Ends the server without a chance to tidy up, as a power cut does. */
async function killServer(starter: number): Promise<void> {
  const children = await readFile(`/proc/${starter}/task/${starter}/children`, 'utf8');
  for (const child of children.trim().split(/\s+/)) process.kill(Number(child), 'SIGKILL');
}

/** Books one trip after the other until the server is gone. @returns the ids it has acknowledged */
async function bookUntilGone(token: string, trip: Trip, first: string): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let count = 0; ; count += 1) {
    const form = {
      ...trip,
      type: 'to',
      ap_time: '10:00',
      pick_address: 'rue Haute 12, 1000 Bruxelles',
      dates: [daysAfter(first, count)],
    };
    const answer = await call<{ insertId: number }>(token, '/service/booking/addRecursive', form);
    if (!answer) return acknowledged;
    acknowledged.push(answer.insertId);
  }
}

test(
  'a server killed during saves has lost no acknowledged booking, and the page comes back by itself',
  SLOW,
  async ({ page }) => {
    test.setTimeout(240_000);
    const folder = await temporaryFolder('killed');
    const dataDir = await newDataFolder(join(folder, 'data'));
    let suite = await startSuite({ port, dataDir });
    try {
      const { token = '' } =
        (await call<{ token: string }>('', '/auth/adminlogin', { email: emailOf('dispatch'), password: PASSWORD })) ??
        {};
      const [client] = (await call<{ id: number }[]>(token, '/api/client?limit=1')) ?? [];
      const [destination] = (await call<{ id: number }[]>(token, '/api/destination?limit=1')) ?? [];
      const [driver] = (await call<{ id: number }[]>(token, '/service/driver/active')) ?? [];
      if (!client || !destination || !driver) throw new Error('the demo data is not there');
      const first = quietDay();
      await speak(page, 'en');
      await signIn(page, 'dispatch', `${origin}${listAddress(first)}`);
      await expect(page.getByText('No bookings in this period')).toBeVisible();

      const booking = bookUntilGone(
        token,
        { clientId: client.id, destinationId: destination.id, driverId: driver.id },
        first,
      );
      await expect(bodyRows(page)).toHaveCount(1);
      await killServer(suite.pid ?? 0);
      const acknowledged = await booking;
      expect(acknowledged.length).toBeGreaterThan(0);
      await expect(page.getByText('Not connected (Please refresh)')).toBeVisible();
      await expect(bodyRows(page)).toHaveCount(1);

      suite = await startSuite({ port, dataDir });
      const found =
        (await call<{ id: number }[]>(token, '/service/booking/byDate', {
          startDate: first,
          endDate: daysAfter(first, acknowledged.length + 1),
        })) ?? [];
      expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      await expect(page.getByRole('banner')).toHaveAttribute('data-connected', 'true', { timeout: 60_000 });
      await page.getByRole('button', { name: /^Status of/ }).click();
      await page.getByRole('menuitemradio', { name: 'Closed' }).click();
      await expect(page.getByRole('button', { name: /^Status of .*: Closed$/ })).toBeVisible();
    } finally {
      if (suite.exitCode === null) await stopSuite(suite);
      await rm(folder, { recursive: true, force: true });
    }
  },
);
