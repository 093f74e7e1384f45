import { describe, expect, it } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { overwriteStage } from './testing/overwrite-examples.ts';

const { server, token, person, examples, pairs, read } = await overwriteStage();

it('has an example of every record that PUT changes', () => {
  expect(
    pairs
      .filter(({ isHandled }) => isHandled)
      .map(({ update }) => update)
      .toSorted(),
  ).toEqual(Object.keys(examples).toSorted());
  expect(pairs.filter(({ isHandled }) => !isHandled)).toEqual([]);
});

describe.each(pairs.filter(({ isHandled }) => isHandled))('$update', ({ update, read: readId }) => {
  const example = () => {
    const found = examples[update];
    if (!found) throw new Error(`no example of ${update}`);
    return found;
  };
  const put = (path: Record<string, number | string>, body: object, tag?: string) =>
    server.callWith(token, update, body, { path, ...(tag && { headers: { 'if-match': tag } }) });

  it('accepts the answer of its GET, with and without the version, and changes nothing', async () => {
    const { path } = await example().make();
    const { given, tag } = await read(readId, path);
    expect(tag).toMatch(/^"[\w-]+"$/u);
    const { status, problem } = await put(path, given, tag);
    expect([status, status === 200 ? null : problem.fields]).toEqual([200, null]);
    expect((await put(path, given)).status).toBe(200);
    expect((await read(readId, path)).given).toEqual(given);
  });

  it('answers the new version', async () => {
    const { path } = await example().make();
    const { given, tag } = await read(readId, path);
    const { raw } = await put(path, { ...given, [example().field]: example().values[0] }, tag);
    expect(raw.headers.etag).toBe((await read(readId, path)).tag);
    expect(raw.headers.etag).not.toBe(tag);
  });

  it('refuses the second of two changes of the same version, and names author and time of the first', async () => {
    const { path } = await example().make();
    const { field, values } = example();
    const { given, tag } = await read(readId, path);
    expect((await put(path, { ...given, [field]: values[0] }, tag)).status).toBe(200);
    const { status, problem } = await put(path, { ...given, [field]: values[1] }, tag);
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'record.changed' });
    expect(problem.params).toMatchObject({ known: 'yes', who: 'Ada super' });
    expect(Math.abs(Date.now() - Date.parse(String(problem.params?.at)))).toBeLessThan(60_000);
    expect((await read(readId, path)).given).toMatchObject({ [field]: values[0] });
  });

  it('saves one of two concurrent changes', async () => {
    const { path, lock } = await example().make();
    const { field, values } = example();
    const { given, tag } = await read(readId, path);
    const answers = await atOnce(
      server.db,
      lock,
      values.map((value) => () => put(path, { ...given, [field]: value }, tag)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await read(readId, path)).given).toMatchObject({ [field]: values[0] });
  });

  it('changes a record whatever its version for a program that names none', async () => {
    const { path } = await example().make();
    const { field, values } = example();
    const { given } = await read(readId, path);
    for (const value of values) expect((await put(path, { ...given, [field]: value })).status).toBe(200);
    expect((await read(readId, path)).given).toMatchObject({ [field]: values[1] });
  });

  it('refuses a change of a read-only field by its name', async () => {
    const { path } = await example().make();
    const { given } = await read(readId, path);
    if (!('id' in given)) return;
    const other = typeof given.id === 'number' ? given.id + 1 : `${String(given.id)}x`;
    const { status, problem } = await put(path, { ...given, id: other });
    expect([status, problem.fields]).toEqual([400, [{ field: 'id', messageKey: 'validation.readOnly' }]]);
  });
});

it('refuses a new record with an id of its own', async () => {
  const { status, problem } = await server.callWith(token, 'createClient', { ...person, id: 9 });
  expect([status, problem.fields]).toEqual([400, [{ field: 'id', messageKey: 'validation.readOnly' }]]);
});
