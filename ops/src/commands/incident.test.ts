import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { temporaryFolder } from '../testing/built-remote.ts';

let log: string;
beforeAll(async () => {
  log = join(await temporaryFolder(), 'navette.log');
  const lines = [
    'Started Navette.',
    { level: 30, incidentId: 'aaaa0001', operation: 'listClients', msg: 'call' },
    { level: 50, incidentId: 'aaaa0002', traceId: '0af7', err: { message: 'broken' }, msg: 'call failed' },
    { level: 30, incidentId: 'aaaa0002', traceId: '0af7', operation: 'updateClient', status: 500, msg: 'call' },
    '{"incidentId":"aaaa0002", cut off',
    { level: 30, incidentId: 'bbbb0001', msg: 'not aaaa0002' },
    {
      level: 40,
      incidentId: 'bbbb0002',
      shownIncidentId: 'ABCD2345',
      remote: 'dispatch',
      msg: 'a remote failed in a page',
    },
  ];
  await writeFile(log, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
});

const incident = (id: string, env: NodeJS.ProcessEnv = {}) => run(['incident', id, '--log', log], env);

describe('ops incident', () => {
  it('prints the log lines of an incident and the address of its trace', async () => {
    const { code, out } = await incident('aaaa0002', { TRACE_URL: 'https://traces.example/trace/{traceId}' });
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringContaining('call failed'),
      expect.stringContaining('updateClient'),
      'trace https://traces.example/trace/0af7',
    ]);
  });

  it('prints the number of the trace when its address is unknown', async () => {
    expect((await incident('aaaa0002')).out).toMatch(/\ntrace 0af7\n$/);
  });

  it('finds the number that the page of a failed remote shows', async () => {
    for (const typed of ['ABCD2345', 'abcd2345']) expect((await incident(typed)).out).toContain('"remote":"dispatch"');
  });

  it('says that there is no trace where none are sent', async () => {
    expect((await incident('aaaa0001')).out).toMatch(/\ntrace - \(no traces are sent\)\n$/);
  });

  it('refuses an unknown incident and a missing log', async () => {
    expect(await incident('cccc0001')).toMatchObject({ code: 1, err: expect.stringContaining('cccc0001') });
    expect(await run(['incident', 'aaaa0001', '--log', '/nowhere'], {})).toMatchObject({ code: 1 });
  });
});
