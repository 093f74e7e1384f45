import { addDays, brusselsToday } from '@navette/shared/domain';
import { afterAll, expect, it } from 'vitest';
import { createRecords } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { papersUntilColumn } from './papers-until.ts';
let driverId: number;
const server = await createTestApp();
({ driverId } = await createRecords(server.db));
afterAll(() => server.close());

const today = brusselsToday();
const found = async (licenceUntil: string | null, medicalUntil: string | null) => {
  await server.db.updateTable('driver').set({ licenceUntil, medicalUntil }).where('id', '=', driverId).execute();
  const row = server.db.selectFrom('driver').select(papersUntilColumn().as('until')).where('id', '=', driverId);
  return (await row.executeTakeFirstOrThrow()).until;
};

it('the day that papers of a driver are valid until is the first on which one expires, from thirty days before', async () => {
  expect(await found(addDays(today, 30), addDays(today, 400))).toBe(addDays(today, 30));
  expect(await found(addDays(today, 5), addDays(today, -1))).toBe(addDays(today, -1));
});

it('papers of a driver have no last day while all are valid for longer, or none is recorded', async () => {
  expect(await found(addDays(today, 31), addDays(today, 400))).toBeNull();
  expect(await found(null, null)).toBeNull();
});
