import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rollback, stage, unstage } from '@navette/ops/registry';
import type { Role } from '@navette/shared/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';
import { choice, createTestRegistry, ops } from '../../testing/registry.ts';

const registry = await createTestRegistry();
afterAll(() => registry.remove());
const { server, open } = await listeningServer({ env: { REGISTRY_DIR: registry.folder } });
let set: string;
beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish('dispatch', version);
});

interface Member {
  token: string;
  email: string;
  /** Release notices so far. */
  received: unknown[];
}

async function connected(role: Role): Promise<Member> {
  const token = await server.signedIn(role);
  const { email } = (await server.call(token, 'getSession')).body.user;
  const socket = open(token);
  const received: unknown[] = [];
  socket.on('release', (notice: unknown) => received.push(notice));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return { token, email, received };
}

const stable = (id: string) => ({ set: id, channel: 'stable' });
/** Other processes are heard within two seconds. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 20 });

describe('release messages to connected staff', () => {
  it('release messages to connected staff are not sent before a set runs, and announce the first set', async () => {
    const { received } = await connected('dispatch');
    await pause(100);
    expect(received).toEqual([]);
    set = await registry.activate('dispatch@1.0.0');
    await soon(() => expect(received).toEqual([stable(set)]));
  });

  it('release messages to connected staff announce the running set once after connecting', async () => {
    const { received } = await connected('dispatch');
    await soon(() => expect(received).toEqual([stable(set)]));
    await pause(1200);
    expect(received).toHaveLength(1);
  });

  it('announces an activation and a rollback by another process to all', async () => {
    const members = [await connected('dispatch'), await connected('super')];
    const next = await registry.activate('dispatch@1.1.0');
    for (const { received } of members) await soon(() => expect(received.at(-1)).toEqual(stable(next)));
    await rollback(registry.opened, ops);
    for (const { received } of members) await soon(() => expect(received.at(-1)).toEqual(stable(set)));
  });

  it('release messages to connected staff announce a change through the API immediately', async () => {
    const { received, token } = await connected('super');
    await soon(() => expect(received).toEqual([stable(set)]));
    const { body } = await server.call(token, 'activateRelease', {
      remotes: [choice('dispatch@1.1.0')],
      why: 'because',
    });
    await vi.waitFor(() => expect(received.at(-1)).toEqual(stable(body.set ?? '')), { timeout: 300, interval: 10 });
    await server.call(token, 'rollbackRelease', { why: 'because' });
    await vi.waitFor(() => expect(received.at(-1)).toEqual(stable(set)), { timeout: 300, interval: 10 });
  });

  it('release messages to connected staff announce a trial and its end only to its audience, by role or by name', async () => {
    const [lead, named, other] = [await connected('lead'), await connected('invoice'), await connected('dispatch')];
    for (const { received } of [lead, named, other]) await soon(() => expect(received).toHaveLength(1));
    const audience = { roles: ['lead'], users: [named.email] };
    const staged = await stage(registry.opened, [choice('dispatch@1.2.0')], audience, ops, { unverified: true });
    for (const { received } of [lead, named])
      await soon(() => expect(received.at(-1)).toEqual({ set: staged.set, channel: 'staged' }));
    const late = await connected('lead');
    await soon(() => expect(late.received).toEqual([{ set: staged.set, channel: 'staged' }]));
    const next = await registry.activate('dispatch@1.1.0');
    await soon(() => expect(other.received.at(-1)).toEqual(stable(next)));
    await soon(() => expect(lead.received).toHaveLength(3));
    expect(lead.received.at(-1)).toEqual({ set: staged.set, channel: 'staged' });
    await unstage(registry.opened, ops);
    for (const { received } of [lead, named, late]) await soon(() => expect(received.at(-1)).toEqual(stable(next)));
    expect(other.received).toEqual([stable(set), stable(next)]);
  });

  it('release messages to connected staff survive an unreadable registry, and announce the running set once it is readable', async () => {
    const { received } = await connected('dispatch');
    await soon(() => expect(received).toHaveLength(1));
    await writeFile(join(registry.folder, 'current'), '{');
    await pause(1200);
    await writeFile(join(registry.folder, 'current'), JSON.stringify({ set }));
    await soon(() => expect(received.at(-1)).toEqual(stable(set)));
  });
});
