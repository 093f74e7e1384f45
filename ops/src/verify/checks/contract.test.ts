import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import contract from '@navette/openapi/document';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/built-remote.ts';
import { sampleCandidate, sampleRemote, sampleRoute } from '../testing/candidate.ts';
import type { RemoteUnderCheck } from '../remote-under-check.ts';
import { checkContract, takenBy } from './contract.ts';

const host = { version: '2.1.0', contract: '1.2.0', shared: { react: '19.3.1' } };
const found = async (...remotes: RemoteUnderCheck[]) =>
  (await checkContract(sampleCandidate(remotes, { host }))).map(
    ({ severity, remote, detail }) => `${severity} ${remote}: ${detail}`,
  );

async function asking(dialog: string): Promise<RemoteUnderCheck> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'page.js'), `open("${dialog}",{})`);
  return sampleRemote({ folder, files: ['page.js'] });
}

const masterdata = (dialogs: string[]) =>
  sampleRemote({
    name: 'masterdata',
    declaration: { dialogs: dialogs.map((name) => ({ name, module: './dialogs/client' })) },
  });

describe('requirements of a remote on the host', () => {
  it('accepts a remote whose requirements the host meets', async () => {
    expect(
      await found(sampleRemote({ declaration: { contract: '^1.1.0' }, facts: { shared: { react: '19.1.0' } } })),
    ).toEqual([]);
  });

  it.each(['^2.0.0', '^1.3.0'])('refuses a remote when the host does not meet its contract: %s', async (contract) => {
    expect(await found(sampleRemote({ declaration: { contract } }))).toEqual([
      `failed dispatch: It needs host contract ${contract}; host 2.1.0 provides 1.2.0`,
    ]);
  });

  it('refuses a shared module that is older in the host, of another major version, or missing', async () => {
    expect(await found(sampleRemote({ facts: { shared: { react: '19.4.0', zod: '4.6.7' } } }))).toEqual([
      'failed dispatch: It needs react ^19.4.0; its host provides 19.3.1',
      'failed dispatch: It needs zod, which its host does not provide',
    ]);
    expect(await found(sampleRemote({ facts: { shared: { react: '18.2.0' } } }))).toHaveLength(1);
  });

  it('accepts any version of a shared module in the range that the remote asks for', async () => {
    expect(await found(sampleRemote({ facts: { shared: { react: '^19.2.0' } } }))).toEqual([]);
    expect(await found(sampleRemote({ facts: { shared: { react: '>=19.4.0 <20.0.0' } } }))).toEqual([
      'failed dispatch: It needs react >=19.4.0 <20.0.0; its host provides 19.3.1',
    ]);
  });

  it('warns when the host does not list its shared modules, since they cannot be checked', async () => {
    const [finding] = await checkContract(
      sampleCandidate([sampleRemote()], { host: { version: '1.0.0', contract: '1.0.0' } }),
    );
    expect(finding).toMatchObject({ severity: 'warned', remote: null });
  });
});

describe('the address of a page', () => {
  it.each([
    ['/releases', 'host'],
    ['/login', 'host'],
    ['/metrics', 'server'],
    ['/messages', 'server'],
    ['/ward/x', 'server'],
    ['/api/x', 'server'],
  ])('the address of a page is refused when it belongs to host or server: %s', async (path, owner) => {
    expect(await found(sampleRemote({ declaration: { routes: [sampleRoute(path)] } }))).toEqual([
      `failed dispatch: ${path} is reserved for the ${owner}`,
    ]);
  });

  it('the address of every operation of the contract belongs to the server', () => {
    expect(Object.keys(contract.paths).filter((path) => takenBy(path) !== 'server')).toEqual([]);
  });

  it('the address of a page may start with the same letters as a reserved one', async () => {
    expect(await found(sampleRemote({ declaration: { routes: [sampleRoute('/releasesOfYear')] } }))).toEqual([]);
  });
});

describe('remotes of one set', () => {
  it('refuses two pages at the same address, also with other parameter names', async () => {
    const left = sampleRemote({ declaration: { routes: [sampleRoute('/print/:id')] } });
    const right = sampleRemote({ name: 'invoicing', declaration: { routes: [sampleRoute('/print/:number')] } });
    expect(await found(left, right)).toEqual([
      'failed invoicing: /print/:number is also a page of dispatch (/print/:id)',
    ]);
  });

  it('accepts dialogs that another remote of the set offers', async () => {
    expect(await found(await asking('masterdata/client@1'), masterdata(['masterdata/client@1']))).toEqual([]);
  });

  it('refuses a set in which a remote dropped a dialog that another opens', async () => {
    expect(await found(await asking('masterdata/client@1'), masterdata(['masterdata/client@2']))).toEqual([
      'failed dispatch: It opens the dialog masterdata/client@1, which no remote of the set offers',
    ]);
  });

  it('warns of a dialog whose remote is not in the set', async () => {
    expect(await found(await asking('masterdata/client@1'))).toEqual([
      'warned dispatch: It opens the dialog masterdata/client@1, which no remote of the set offers',
    ]);
  });

  it('warns of a dialog and a slot that the host calls deprecated, and refuses them after their last day', async () => {
    const deprecation = (until: string) => ({ since: '2026-01-01', until, replacedBy: 'what is new' });
    const dialogs = { 'masterdata/client@1': deprecation('2099-01-01') };
    const slots = { 'bar.mail': deprecation('2026-04-01') };
    const asks = await asking('masterdata/client@1');
    const fills = sampleRemote({
      name: 'live',
      declaration: { slots: [{ slot: 'bar.mail', module: './slots/mail', page: 'mail' }] },
    });
    const findings = await checkContract(
      sampleCandidate([asks, fills, masterdata(['masterdata/client@1'])], {
        host: { ...host, deprecated: { dialogs, slots } },
      }),
    );
    expect(findings.map(({ severity, remote, detail }) => `${severity} ${remote}: ${detail.split(',')[0]}`)).toEqual([
      'warned dispatch: It uses the dialog masterdata/client@1',
      'failed live: It uses the slot bar.mail',
    ]);
  });

  it('only warns after the last day of a deprecation for a version that already runs, so that others can be released', async () => {
    const deprecation = { since: '2026-01-01', until: '2026-04-01', replacedBy: 'what is new' };
    const declaration = { slots: [{ slot: 'bar.mail' as const, module: './slots/mail', page: 'mail' }] };
    const found = async (runs: boolean) =>
      checkContract(
        sampleCandidate([sampleRemote({ name: 'live', runs, declaration })], {
          host: { ...host, deprecated: { dialogs: {}, slots: { 'bar.mail': deprecation } } },
        }),
      );
    expect(await found(false)).toMatchObject([{ severity: 'failed', remote: 'live' }]);
    expect(await found(true)).toEqual([
      {
        severity: 'warned',
        remote: 'live',
        detail:
          'It uses the slot bar.mail, which expired on 2026-04-01: use what is new. It already runs and may stay; any other version is refused',
      },
    ]);
  });
});
