import { currentId } from '@navette/ops/registry';
import { describe, expect, it } from 'vitest';
import { releaseStage } from './testing/release-stage.ts';

const { registry, server, first, token, why, picks, runs, newest, email } = await releaseStage();

describe('a reason for a change', () => {
  it('a reason of spaces is refused, and one of several lines is joined into one', async () => {
    const blank = await server.callWith(token, 'rollbackRelease', { to: first, why: ' \n\t ' });
    expect([blank.status, blank.problem]).toMatchObject([
      400,
      { fields: [{ field: 'why', messageKey: 'validation.tooShort', params: { min: 3 } }] },
    ]);
    await server.call(token, 'activateRelease', {
      remotes: picks('dispatch@1.1.0'),
      why: 'faster\n\u001b[31mplanning ',
    });
    expect((await newest())?.why).toBe('faster [31mplanning');
    await server.call(token, 'rollbackRelease', { to: first, why });
  });
});

describe('changes of versions', () => {
  it('versions are verified before anybody gets them', async () => {
    const good = await server.call(token, 'verifyRelease', { remotes: picks('dispatch@1.1.0') });
    expect(good.body).toMatchObject({ passed: true, verified: 'static' });
    const bad = await server.call(token, 'verifyRelease', { remotes: picks('dispatch@2.0.0') });
    expect(bad.body.passed).toBe(false);
    expect(JSON.stringify(bad.body.checks.find(({ check }) => check === 'operations'))).toContain('listUnicorns');
    expect(await currentId(registry.opened)).toBe(first);
    const host = await server.call(token, 'verifyRelease', { remotes: picks('host@deployed', 'dispatch@1.1.0') });
    expect(host.body).toMatchObject({ passed: true });
    const none = await server.call(token, 'verifyRelease', { remotes: picks('host@9.9.9') });
    expect(none.problem).toMatchObject({ fields: [{ field: 'remotes.0.version', messageKey: 'validation.notFound' }] });
  });

  it('versions run for everybody after an activation, which history and log record with author and reason', async () => {
    const { body } = await server.call(token, 'activateRelease', { remotes: picks('dispatch@1.1.0'), why });
    expect(body).toEqual({ set: await currentId(registry.opened), before: first, changed: true });
    expect(await runs()).toEqual(['dispatch@1.1.0', 'masterdata@1.0.0']);
    expect(await newest()).toMatchObject({
      who: email,
      why,
      action: 'activate',
      before: first,
      after: body.set,
      remotes: [{ name: 'dispatch', before: '1.0.0', after: '1.1.0' }],
    });
    const [line] = (await server.call(token, 'listLogs', undefined, { query: { limit: 1 } })).body;
    expect(line).toMatchObject({ method: 'POST', url: '/service/release/activate', role: 'super' });
    expect(line?.body).toContain(why);
  });

  it('versions that run already change nothing', async () => {
    const { body } = await server.call(token, 'activateRelease', { remotes: picks('dispatch@1.1.0'), why });
    expect(body).toMatchObject({ changed: false, set: body.before });
  });

  it('versions that fail verification are refused with the findings', async () => {
    for (const answer of [
      await server.call(token, 'activateRelease', { remotes: picks('dispatch@2.0.0'), why }),
      await server.call(token, 'stageRelease', { remotes: picks('dispatch@2.0.0'), roles: ['lead'], users: [], why }),
    ]) {
      expect([answer.status, answer.problem.code, answer.problem.messageKey]).toEqual([
        409,
        'release.refused',
        'problem.release.refused',
      ]);
      expect(answer.problem.params?.findings).toContain('listUnicorns');
    }
    expect(await runs()).toEqual(['dispatch@1.1.0', 'masterdata@1.0.0']);
  });

  it('versions are staged for some users, then run for everybody or are unstaged', async () => {
    const staged = await server.call(token, 'stageRelease', {
      remotes: picks('masterdata@1.1.0'),
      roles: ['lead'],
      users: [email.toUpperCase()],
      why,
    });
    expect(staged.body).toMatchObject({ changed: true, before: null });
    const { body } = await server.call(token, 'getReleaseStatus');
    expect(body.staged).toMatchObject({
      set: staged.body.set,
      roles: ['lead'],
      users: [email.toLowerCase()],
      who: email,
      why,
    });
    expect(body.remotes.map(({ version, staged: tried }) => [version, tried])).toEqual([
      ['1.1.0', null],
      ['1.0.0', '1.1.0'],
    ]);
    expect((await server.call(token, 'unstageRelease', { why })).body).toEqual({
      set: null,
      before: staged.body.set,
      changed: true,
    });
    expect((await server.call(token, 'unstageRelease', { why })).body.changed).toBe(false);
    await server.call(token, 'stageRelease', { remotes: picks('masterdata@1.1.0'), roles: ['lead'], users: [], why });
    expect((await server.call(token, 'activateRelease', { why })).problem).toMatchObject({
      status: 409,
      params: { findings: expect.stringMatching(/masterdata 1\.1\.0: too few sessions to tell \(0 of 0/) },
    });
    const anyway = { trial: 'masterdata', anyway: true, why };
    expect((await server.call(token, 'activateRelease', anyway)).body.changed).toBe(true);
    expect(await runs()).toEqual(['dispatch@1.1.0', 'masterdata@1.1.0']);
    expect((await server.call(token, 'activateRelease', { why })).problem).toMatchObject({
      status: 409,
      params: { findings: 'Nothing is staged.' },
    });
  });

  it('versions are rolled back by one set, or to a former one', async () => {
    const back = await server.call(token, 'rollbackRelease', { why });
    expect([back.body.changed, await runs()]).toEqual([true, ['dispatch@1.1.0', 'masterdata@1.0.0']]);
    expect((await newest())?.action).toBe('rollback');
    // A program that got no answer sends the same again.
    const repeated = await server.call(token, 'rollbackRelease', { why });
    expect(repeated.body).toMatchObject({ set: back.body.set, before: back.body.before, changed: false });
    expect(await runs()).toEqual(['dispatch@1.1.0', 'masterdata@1.0.0']);
    await server.call(token, 'rollbackRelease', { why, to: first });
    expect(await runs()).toEqual(['dispatch@1.0.0', 'masterdata@1.0.0']);
    expect((await server.call(token, 'rollbackRelease', { why: `${why}, further` })).problem.code).toBe(
      'release.refused',
    );
  });
});

describe('a share of all users', () => {
  it('a share of all users is staged without roles and users, stands in the status, and grows without a new set', async () => {
    const order = { remotes: picks('masterdata@1.1.0'), roles: [], users: [], why };
    const tenth = await server.call(token, 'stageRelease', { ...order, percent: 10 });
    expect(tenth.body.changed).toBe(true);
    const half = await server.call(token, 'stageRelease', { ...order, percent: 50 });
    expect(half.body).toEqual({ set: tenth.body.set, before: tenth.body.set, changed: true });
    expect((await server.call(token, 'getReleaseStatus')).body.staged?.percent).toBe(50);
    await server.call(token, 'unstageRelease', { why });
  });

  it('a share of 100 % reaches every signed-in user, and nobody else', async () => {
    const order = { remotes: picks('masterdata@1.1.0'), roles: [], users: [], percent: 100, why };
    const { set } = (await server.call(token, 'stageRelease', order)).body;
    const current = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization: `Bearer ${authorization}` };
      const { channel, set: running } = (await server.app.inject({ url: '/release/current', headers })).json();
      return [channel, running.id];
    };
    expect(await current(await server.signedIn('dispatch'))).toEqual(['staged', set]);
    expect((await current())[0]).toBe('stable');
    await server.call(token, 'unstageRelease', { why });
  });
});

describe('one remote', () => {
  it('one remote is rolled back alone, and the status shows to which version', async () => {
    const before = (await server.call(token, 'getReleaseStatus')).body.running?.set;
    const { set } = (
      await server.call(token, 'activateRelease', { remotes: picks('dispatch@1.1.0', 'masterdata@1.1.0'), why })
    ).body;
    const { remotes } = (await server.call(token, 'getReleaseStatus')).body;
    expect(remotes.map(({ former }) => former)).toEqual(['1.0.0', '1.0.0']);
    const back = await server.call(token, 'rollbackRelease', { remotes: ['dispatch'], why });
    expect(back.body).toMatchObject({ before: set, changed: true });
    expect(await runs()).toEqual(['dispatch@1.0.0', 'masterdata@1.1.0']);
    expect(await newest()).toMatchObject({
      action: 'rollback',
      remotes: [{ name: 'dispatch', before: '1.1.0', after: '1.0.0' }],
    });
    const repeated = await server.call(token, 'rollbackRelease', { remotes: ['dispatch'], why });
    expect(repeated.body).toMatchObject({ set: back.body.set, changed: false });
    const again = await server.call(token, 'rollbackRelease', { remotes: ['dispatch'], why: `${why}, further` });
    expect(again.problem).toMatchObject({
      status: 409,
      params: { findings: expect.stringContaining('No other version of dispatch ran before 1.0.0') },
    });
    await server.call(token, 'rollbackRelease', { why });
    expect((await server.call(token, 'getReleaseStatus')).body.running?.set).toBe(before);
  });

  it.each([
    [{ remotes: ['unicorns'] }, 'remotes.0', 'validation.notFound'],
    [{ remotes: ['dispatch', 'constructor'] }, 'remotes.1', 'validation.notFound'],
    [{ remotes: ['dispatch'], to: 'a-set' }, 'to', 'validation.invalid'],
  ])('a rollback of one remote with the request %j is refused at its field', async (order, field, messageKey) => {
    const { problem } = await server.call(token, 'rollbackRelease', { ...order, why });
    expect(problem).toMatchObject({ status: 400, fields: [{ field, messageKey }] });
  });
});
