import { describe, expect, it } from 'vitest';
import { newSet } from '../registry/sets.ts';
import type { ReleaseSet } from '@navette/shared/release';
import { sampleRemote } from '../verify/testing/candidate.ts';
import { versionsIn } from './difference.ts';
import { compose, compositions, occurring } from './compositions.ts';

const nobody = { roles: [], users: [], percent: 0 };
const role = (...roles: string[]) => ({ ...nobody, roles });
const user = (...users: string[]) => ({ ...nobody, users });
const share = (percent: number) => ({ ...nobody, percent });

/** Sets by their versions: `dispatch 1.0.0`. */
function setOf(at: string, hostVersion: string | undefined, ...remotes: string[]): ReleaseSet {
  const pinned = remotes.map((text) => {
    const [name = '', version = ''] = text.split(' ');
    return [name, sampleRemote({ name, version }).pinned] as const;
  });
  const host = hostVersion && {
    host: {
      contract: '1.0.0',
      pinned: { version: hostVersion, base: `/registry/host/${hostVersion}/`, files: {} },
    },
  };
  return newSet({ remotes: Object.fromEntries(pinned), menu: [], ...host }, new Date(at));
}

const running = setOf('2026-05-01T08:00:00Z', undefined, 'dispatch 1.0.0', 'live 1.0.0');
const trial = (versions: Record<string, string>, set: ReleaseSet) => ({ versions, set });
const dispatch = trial({ dispatch: '1.1.0' }, setOf('2026-05-01T08:00:00Z', undefined, 'dispatch 1.1.0', 'live 1.0.0'));
const live = trial({ live: '2.0.0' }, setOf('2026-05-01T08:00:00Z', undefined, 'dispatch 1.0.0', 'live 2.0.0'));
const host = trial({ host: '1.2.0' }, setOf('2026-05-01T08:00:00Z', '1.2.0', 'dispatch 1.0.0', 'live 1.0.0'));

describe('trials that can reach one user together', () => {
  it.each([
    ['one role', [role('lead'), role('lead')], [[0, 1]]],
    ['two roles, of which a user has one', [role('lead'), role('dispatch')], [[0], [1]]],
    ['roles that overlap', [role('lead', 'super'), role('lead')], [[0], [0, 1]]],
    ['a named user, whose role is not known', [role('lead'), user('a@b.be')], [[0], [1], [0, 1]]],
    ['other named users', [user('a@b.be'), user('c@d.be')], [[0], [1]]],
    ['two shares', [share(10), share(20)], [[0], [1], [0, 1]]],
    ['a share and everybody', [share(100), share(20)], [[0], [0, 1]]],
    ['a share beside a role', [share(10), role('lead')], [[0], [1], [0, 1]]],
    [
      'a host for a role and two remotes for shares of it',
      [role('lead'), share(10), { ...role('lead'), percent: 5 }],
      [[1], [2], [0, 2], [1, 2], [0, 1, 2]],
    ],
    ['nobody', [nobody], []],
  ])('%s', (_, audiences, expected) => {
    expect(occurring(audiences)).toEqual(expected);
  });
});

describe('a composition', () => {
  it('takes the version of each trial and all else from what runs', () => {
    expect(versionsIn(compose(running, [dispatch, live]))).toEqual({
      dispatch: '1.1.0',
      live: '2.0.0',
      host: 'deployed',
    });
  });

  it('has the same id whoever composes it, in whatever order', () => {
    expect(compose(running, [live, dispatch]).id).toBe(compose(running, [dispatch, live]).id);
    expect(compose(running, [dispatch]).id).not.toBe(compose(running, [live]).id);
  });

  it('holds what is activated while trials run', () => {
    const next = setOf('2026-05-02T08:00:00Z', undefined, 'dispatch 1.0.5', 'live 1.1.0');
    expect(versionsIn(compose(next, [live]))).toEqual({ dispatch: '1.0.5', live: '2.0.0', host: 'deployed' });
  });

  it('runs a remote on trial in a host on trial, and returns from a pinned host to the deployed one', () => {
    expect(versionsIn(compose(running, [host, live]))).toEqual({ dispatch: '1.0.0', live: '2.0.0', host: '1.2.0' });
    const back = trial({ host: 'deployed' }, running);
    expect(versionsIn(compose(host.set, [back]))).toEqual({ dispatch: '1.0.0', live: '1.0.0', host: 'deployed' });
  });

  it('is the running set itself when its versions run for everybody', () => {
    expect(compose(dispatch.set, [dispatch])).toBe(dispatch.set);
  });

  it('is the set of a trial itself, as a former version of ops stored it', () => {
    const former = trial({ live: '2.0.0' }, setOf('2026-05-01T09:30:00Z', undefined, 'dispatch 1.0.0', 'live 2.0.0'));
    expect(compose(running, [former])).toBe(former.set);
  });

  it('is made for each trials that meet', () => {
    const found = compositions(running, [
      { ...dispatch, ...role('lead') },
      { ...live, ...share(10) },
    ]);
    expect(found.map(({ set }) => versionsIn(set))).toEqual([
      { dispatch: '1.1.0', live: '1.0.0', host: 'deployed' },
      { dispatch: '1.0.0', live: '2.0.0', host: 'deployed' },
      { dispatch: '1.1.0', live: '2.0.0', host: 'deployed' },
    ]);
  });
});
