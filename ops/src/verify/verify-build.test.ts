import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { temporaryFolder } from '../testing/built-remote.ts';
import { soundRemote } from './testing/sound-remote.ts';

const openapi = {
  paths: { '/api/mcode': { get: { operationId: 'listMCodes', 'x-permission': ['mcode'], responses: {} } } },
};

/** Findings of `ops verify --build` in a build, by check. */
async function findings(dist: string, contract = '1.0.0'): Promise<Readonly<Record<string, readonly string[]>>> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'host.json'), JSON.stringify({ version: '1.0.0', contract, shared: {} }));
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openapi));
  const command = [
    'verify',
    '--build',
    dist,
    '--host-dir',
    folder,
    '--openapi',
    join(folder, 'openapi.json'),
    '--json',
  ];
  const { out } = await run(command, {});
  const report: { checks: { check: string; findings: { detail: string }[] }[] } = JSON.parse(out);
  return Object.fromEntries(
    report.checks.flatMap(({ check, findings: found }) =>
      check === 'boot' || found.length === 0 ? [] : [[check, found.map(({ detail }) => detail)]],
    ),
  );
}

describe('a build that is verified before it is published', () => {
  it('passes without a registry and a suite, though dialogs of other remotes are absent', async () => {
    expect(await findings(await soundRemote({ code: 'open("masterdata/client@1")' }))).toEqual({});
  });

  it('is told all its findings at once', async () => {
    const dist = await soundRemote({ code: 'open("dispatch/gone@1"' });
    await rm(join(dist, 'messages/nl.json'));
    expect(await findings(dist, '2.0.0')).toEqual({
      files: [expect.stringContaining("booking.1a.js can't be parsed: missing )")],
      contract: [
        expect.stringContaining('needs host contract ^1.0.0'),
        expect.stringContaining('opens the dialog dispatch/gone@1'),
      ],
      languages: [expect.stringContaining("messages/nl.json can't be read")],
    });
  });

  it('is refused when it is none', async () => {
    const { code, err } = await run(['verify', '--build', await temporaryFolder()], {});
    expect([code, err]).toEqual([1, expect.stringContaining("can't be read")]);
  });
});
