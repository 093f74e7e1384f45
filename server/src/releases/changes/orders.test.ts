import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { releaseStage } from './testing/release-stage.ts';

const { registry, server, token, why, picks, email } = await releaseStage();

describe('a change request of ops', () => {
  it.each([
    ['a remote nobody published', ['unicorns@1.0.0'], 'remotes.0.name', 'validation.notFound'],
    ['a version nobody published', ['masterdata@1.0.0', 'dispatch@9.0.0'], 'remotes.1.version', 'validation.notFound'],
    ['a remote twice', ['dispatch@1.0.0', 'dispatch@1.1.0'], 'remotes.1.name', 'validation.duplicate'],
    ['a folder that is no remote', ['sets@1.0.0'], 'remotes.0.name', 'validation.notFound'],
  ])('names the field of %s', async (_, texts, field, messageKey) => {
    const remotes = picks(...texts);
    for (const answer of [
      await server.call(token, 'verifyRelease', { remotes }),
      await server.call(token, 'activateRelease', { remotes, why }),
      await server.call(token, 'stageRelease', { remotes, roles: ['lead'], users: [], why }),
    ]) {
      expect({ status: answer.status, fields: answer.problem.fields }).toEqual({
        status: 400,
        fields: [{ field, messageKey }],
      });
    }
  });

  it('a change request of ops must name an audience', async () => {
    const remotes = picks('dispatch@1.1.0');
    const nobody = await server.call(token, 'stageRelease', { remotes, roles: [], users: [], why });
    expect(nobody.problem).toMatchObject({
      status: 400,
      fields: [{ field: 'roles', messageKey: 'validation.required' }],
    });
    const left = { firstname: 'Ada', lastname: 'Weg', email: 'left@navette.example', role: 'lead' as const };
    await server.db
      .insertInto('app_user')
      .values({ ...left, active: false })
      .execute();
    const unknown = await server.call(token, 'stageRelease', {
      remotes,
      roles: [],
      users: [email, 'nobody@navette.example', left.email],
      why,
    });
    expect(unknown.problem).toMatchObject({
      status: 400,
      fields: [
        { field: 'users.1', messageKey: 'validation.notFound' },
        { field: 'users.2', messageKey: 'validation.notFound' },
      ],
    });
  });

  it('a change request of ops can only roll back to an existing set that ran', async () => {
    const { problem } = await server.call(token, 'rollbackRelease', { to: 'not-here', why });
    expect(problem).toMatchObject({ status: 400, fields: [{ field: 'to', messageKey: 'validation.notFound' }] });
    const { body } = await server.call(token, 'stageRelease', {
      remotes: picks('masterdata@1.1.0', 'dispatch@1.1.0'),
      roles: ['lead'],
      users: [],
      why,
    });
    const onlyTried = await server.call(token, 'rollbackRelease', { to: body.set ?? '', why });
    expect(onlyTried.problem).toMatchObject({
      status: 409,
      code: 'release.refused',
      params: { findings: expect.stringContaining('never ran') },
    });
    await server.call(token, 'unstageRelease', { why });
  });

  it.each([['..%2f..'], ['a/b'], ['__proto__.x']])('refuses a rollback to %s', async (to) => {
    expect((await server.callWith(token, 'rollbackRelease', { to, why })).status).toBe(400);
  });

  it('a change request of ops requires a reason', async () => {
    expect((await server.callWith(token, 'rollbackRelease', {})).problem.fields).toEqual([
      { field: 'why', messageKey: 'validation.required' },
    ]);
  });
});

describe('the status of releases', () => {
  it('contains the deployed host, and the versions that fit it', async () => {
    expect((await server.call(token, 'getReleaseStatus')).body.host).toEqual({ version: '3.1.4', contract: '1.0.0' });
    const { body } = await server.call(token, 'listReleaseVersions');
    expect(body.map(({ name, version, running }) => `${name}@${version}${running ? ' runs' : ''}`)).toEqual([
      'dispatch@2.0.0',
      'dispatch@1.1.0',
      'dispatch@1.0.0 runs',
      'masterdata@1.1.0',
      'masterdata@1.0.0 runs',
    ]);
    await registry.host({ version: '4.0.0', contract: '2.0.0' });
    expect((await server.call(token, 'listReleaseVersions')).body.some(({ fits }) => fits)).toBe(false);
    expect((await server.call(token, 'getReleaseStatus')).body.remotes.map(({ fits }) => fits)).toEqual([false, false]);
  });

  it('contains the changes of a version, and names versions that are not published', async () => {
    const notes = (query: { name: string; to: string; from?: string }) =>
      server.call(token, 'listReleaseNotes', undefined, { query });
    expect((await notes({ name: 'dispatch', from: '1.0.0', to: '1.1.0' })).body).toEqual([
      { version: '1.1.0', notes: [{ kind: 'minor', text: 'What dispatch 1.1.0 brings' }] },
    ]);
    for (const [query, field] of [
      [{ name: 'unicorns', to: '1.0.0' }, 'name'],
      [{ name: 'dispatch', to: '9.9.9' }, 'to'],
    ] as const)
      expect((await notes(query)).problem).toMatchObject({
        status: 400,
        fields: [{ field, messageKey: 'validation.notFound' }],
      });
  });

  it('the status of releases is nearly empty before the first activation', async () => {
    const empty = await createTestApp();
    const status = await empty.call(await empty.signedIn('super'), 'getReleaseStatus');
    expect(status.body).toMatchObject({
      host: { version: '0.0.0' },
      running: null,
      staged: null,
      remotes: [],
      overrides: null,
    });
    await empty.close();
  });
});
