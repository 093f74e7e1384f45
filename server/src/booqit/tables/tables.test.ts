import { DEFAULT_PLATFORM_TABLES } from '@navette/shared/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { booqitStage, returnTransport } from '../testing/booqit-stage.ts';
import { pollPlatform } from '../poll/watch-platform.ts';

vi.setConfig({ testTimeout: 60_000 });

const { server, platform, records, token } = await booqitStage(() => new Date('2026-03-10T09:30:00Z'));
const superToken = await server.signedIn('super');
const { reasons } = DEFAULT_PLATFORM_TABLES;
const other = await server.db
  .insertInto('insurance')
  .values({ name: 'Solidaris' })
  .returning('id')
  .executeTakeFirstOrThrow();

afterEach(async () => {
  await server.call(superToken, 'savePlatformTables', { insuranceId: 1, reasons: [...reasons], mutualities: [] });
});

it('begins with the motives of the specification and the first insurer', async () => {
  const { status, body } = await server.call(token, 'getPlatformTables');
  expect([status, body]).toEqual([200, DEFAULT_PLATFORM_TABLES]);
});

it('lists the reasons and mutualities that the platform uses, with the number of transports', async () => {
  for (const id of ['S1', 'S2']) {
    const parts = returnTransport(id);
    for (const part of parts) {
      part.request.reason = id === 'S1' ? 'dialysis' : 'somethingNew';
      if (part.request.passenger) part.request.passenger.mutuality = ' Solidaris ';
    }
    platform.transports.set(id, parts);
  }
  await pollPlatform(server.services, 0);
  const { body } = await server.call(superToken, 'listPlatformValues');
  expect(body).toEqual([
    { kind: 'mutuality', value: 'Solidaris', transports: 2 },
    { kind: 'reason', value: 'dialysis', transports: 1 },
    { kind: 'reason', value: 'somethingNew', transports: 1 },
  ]);
});

it('imports bookings with the configured motive and insurer', async () => {
  const [part] = returnTransport('M1');
  if (!part?.request.passenger) throw new Error('no passenger');
  part.request.passenger.mutuality = 'Solidaris';
  platform.transports.set('M1', [part]);
  const saved = await server.call(superToken, 'savePlatformTables', {
    insuranceId: 1,
    reasons: [{ value: 'dialysis', motive: 4 }],
    mutualities: [{ value: 'Solidaris', insuranceId: other.id }],
  });
  expect(saved.status).toBe(200);
  const { driverId, clientId, destinationId } = records;
  await server.call(token, 'importTransports', { driverId, items: [{ transportId: 'M1', clientId, destinationId }] });
  expect(await server.db.selectFrom('booking').select(['motive', 'insuranceId']).execute()).toEqual([
    { motive: 4, insuranceId: other.id },
  ]);
});

it('finds the insurer of the same name, and asks about an unknown one before booking', async () => {
  const of = (id: string, mutuality: string, day: string) => {
    const [part] = returnTransport(id, day);
    if (!part?.request.passenger) throw new Error('no passenger');
    part.request.passenger.mutuality = mutuality;
    platform.transports.set(id, [part]);
    return { transportId: id, clientId: records.clientId, destinationId: records.destinationId };
  };
  const items = [of('M2', 'SOLIDARIS', '2026-03-12'), of('M3', 'Doktr', '2026-03-13')];
  const importing = async () =>
    (await server.call(token, 'importTransports', { driverId: records.driverId, items })).body.map(
      ({ result, problem }) => [result, problem?.code, problem?.params],
    );
  expect(await importing()).toEqual([
    ['booked', undefined, undefined],
    ['refused', 'booqit.unknownMutuality', { mutuality: 'Doktr' }],
  ]);
  const save = (insuranceId: number) => server.call(token, 'saveMutuality', { value: ' Doktr ', insuranceId });
  expect((await save(999_999)).problem.fields[0]?.field).toBe('insuranceId');
  expect([(await save(other.id)).body, (await save(other.id)).body]).toEqual([
    { affectedRows: 1 },
    { affectedRows: 0 },
  ]);
  const { status, problem } = await save(1);
  expect([status, problem.code, problem.params]).toEqual([
    409,
    'booqit.mutualityKnown',
    { mutuality: 'Doktr', insuranceId: other.id },
  ]);
  expect((await importing()).map(([result]) => result)).toEqual(['known', 'booked']);
  const insurers = await server.db.selectFrom('booking').select('insuranceId').orderBy('id').execute();
  expect(insurers.map(({ insuranceId }) => insuranceId)).toEqual([other.id, other.id]);
});

it('refuses a blank mutuality at its field', async () => {
  const { status, problem } = await server.call(token, 'saveMutuality', { value: '  ', insuranceId: 1 });
  expect([status, problem.fields[0]?.field]).toEqual([400, 'value']);
});

it('keeps the default insurer as the setting of that name, with its history', async () => {
  await server.call(superToken, 'savePlatformTables', { insuranceId: other.id, reasons: [], mutualities: [] });
  const settings = await server.call(superToken, 'listSettings');
  expect(settings.body.find(({ variable }) => variable === 'booqitInsuranceId')?.value).toBe(String(other.id));
  const history = await server.call(superToken, 'listSettingHistory');
  expect(history.body[0]).toMatchObject({ variable: 'booqitInsuranceId', before: '1', after: String(other.id) });
});

it.each([
  ['an insurer that is gone', { insuranceId: 999_999 }, 'insuranceId'],
  [
    'the insurer of a mutuality that is gone',
    { mutualities: [{ value: 'Helan', insuranceId: 999_999 }] },
    'mutualities.0.insuranceId',
  ],
  [
    'a reason twice',
    {
      reasons: [
        { value: 'dialysis', motive: 5 as const },
        { value: ' dialysis', motive: 4 as const },
      ],
    },
    'reasons.1.value',
  ],
  ['a reason of blanks', { reasons: [{ value: '  ', motive: 5 as const }] }, 'reasons.0.value'],
])('refuses %s, and names the field', async (_, wrong, field) => {
  const { status, body } = await server.call(superToken, 'savePlatformTables', {
    insuranceId: 1,
    reasons: [],
    mutualities: [],
    ...wrong,
  });
  expect([status, body]).toMatchObject([400, { fields: [{ field }] }]);
});
