import { afterAll } from 'vitest';
import { choice, createTestRegistry } from '../../../testing/registry.ts';
import { createTestApp } from '../../../testing/test-app.ts';

/** A server of its own with published versions, two of which run. */
export async function releaseStage() {
  const registry = await createTestRegistry();
  const host = await registry.host({ version: '3.1.4', build: 'b1' });
  const server = await createTestApp({ env: { REGISTRY_DIR: registry.folder, HOST_DIR: host } });
  afterAll(async () => {
    await server.close();
    await registry.remove();
  });
  for (const name of ['dispatch', 'masterdata'])
    for (const version of ['1.0.0', '1.1.0']) await registry.publish(name, version);
  await registry.publish('dispatch', '2.0.0', { broken: true });
  const first = await registry.activate('dispatch@1.0.0', 'masterdata@1.0.0');
  const token = await server.signedIn('super');
  const { email } = (await server.call(token, 'getSession')).body.user;
  const why = 'because';

  const picks = (...texts: string[]) => texts.map(choice);
  const runs = async () =>
    (await server.call(token, 'getReleaseStatus')).body.remotes.map(({ name, version }) => `${name}@${version}`);
  const newest = async () =>
    (await server.call(token, 'listReleaseHistory', undefined, { query: { limit: 1 } })).body[0];

  return { registry, server, first, token, why, picks, runs, newest, email };
}
