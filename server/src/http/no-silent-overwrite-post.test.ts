import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { overwriteStage } from './testing/overwrite-examples.ts';

const { server, token, person, made } = await overwriteStage();

describe('records changed by POST', () => {
  let colours = 0;
  const settingNamed = async (name: string) =>
    (await server.call(token, 'listSettings')).body.find(({ variable }) => variable === name);
  const save = (body: object, headers: Record<string, string> = {}) =>
    server.callWith(token, 'saveSetting', body, { headers });
  const newSetting = async () => {
    const variable = `colour${(colours += 1)}`;
    await save({ variable, value: 'red' });
    const row = await settingNamed(variable);
    if (!row) throw new Error('the setting is not there');
    return row;
  };

  it('refuses the second of two changes of one setting, and names the first author', async () => {
    const { id, variable, version } = await newSetting();
    const headers = { 'if-match': `"${version}"` };
    expect((await save({ id, variable, value: 'blue' }, headers)).status).toBe(200);
    const { status, problem } = await save({ id, variable, value: 'green' }, headers);
    expect([status, problem.code, problem.params?.who]).toEqual([409, 'record.changed', 'Ada super']);
    expect((await settingNamed(variable))?.value).toBe('blue');
  });

  it('lets one of two changes of a setting at the same moment win', async () => {
    const { id, variable, version } = await newSetting();
    const answers = await atOnce(
      server.db,
      sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))`,
      ['blue', 'green'].map((value) => () => save({ id, variable, value }, { 'if-match': `"${version}"` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await settingNamed(variable))?.value).toBe('blue');
  });

  it('does not overwrite a setting of the same name that was added meanwhile', async () => {
    const { variable } = await newSetting();
    const { status, problem } = await save({ variable, value: 'green' }, { 'if-none-match': '*' });
    expect([status, problem.fields[0]?.field]).toEqual([400, 'variable']);
    expect((await settingNamed(variable))?.value).toBe('red');
  });

  const marking = ['saveDriverAvailability', 'saveDriverAvailabilityDays'] as const;
  const newDriver = async () => (await made('driver', 'createDriver', person)).path.id;
  const marksOf = (driverId: number) => server.callWith(token, 'listDriverAvailability', { driverId, marked: true });
  const mark = (id: (typeof marking)[number], driverId: number, available: string, tag?: string) => {
    const day = { date: '2027-06-08', available };
    const body = id === 'saveDriverAvailability' ? { driverId, ...day } : { driverId, days: [day] };
    return server.callWith(token, id, body, tag ? { headers: { 'if-match': tag } } : {});
  };

  it.each(marking)('refuses marks of a day with a stale version: %s', async (id) => {
    const driverId = await newDriver();
    const tag = String((await marksOf(driverId)).raw.headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/u);
    const first = await mark(id, driverId, '1', tag);
    expect(first.status).toBe(200);
    const { status, problem } = await mark(id, driverId, '2', tag);
    expect([status, problem.code, problem.params?.who]).toEqual([409, 'record.changed', 'Ada super']);
    const after = await marksOf(driverId);
    expect(after.raw.headers.etag).toBe(first.raw.headers.etag);
    expect((await mark(id, driverId, '2')).status).toBe(200);
  });

  it.each(marking)('saves one of two concurrent marks: %s', async (id) => {
    const driverId = await newDriver();
    const tag = String((await marksOf(driverId)).raw.headers.etag);
    const answers = await atOnce(
      server.db,
      sql`select pg_advisory_xact_lock(hashtextextended('availability', ${driverId}))`,
      ['1', '2'].map((slots) => () => mark(id, driverId, slots, tag)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  });
});
