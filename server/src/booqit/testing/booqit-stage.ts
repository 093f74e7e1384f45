import { afterAll, beforeEach } from 'vitest';
import { createRecords, type Records } from '../../testing/records.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type OwnPlatform, startOwnPlatform } from './own-platform.ts';

/** A server that is connected with a platform of the test's own. */
export interface BooqitStage {
  readonly server: TestApp;
  /** Another process on the same database. */
  readonly beside: TestApp;
  readonly platform: OwnPlatform;
  readonly records: Records;
  /** Token of a dispatcher. */
  readonly token: string;
}

/** Starts it; each test begins without bookings and transports. Insurer 1 exists. */
export async function booqitStage(now: () => Date): Promise<BooqitStage> {
  const platform = await startOwnPlatform();
  const env = { BOOQIT_URL: platform.url, BOOQIT_TOKEN: 'token' };
  const server = await createTestApp({ now, env });
  const beside = await createTestApp({ now, env, beside: server });
  const records = await createRecords(server.db);
  afterAll(async () => {
    await beside.close();
    await server.close();
    await platform.close();
  });
  beforeEach(async () => {
    for (const table of ['transport_decision', 'booking', 'booking_history'] as const)
      await server.db.deleteFrom(table).execute();
    await server.db
      .updateTable('platform_poll')
      .set({ at: new Date(0), unreachableSince: null })
      .execute();
    platform.transports.clear();
    platform.isDown = false;
  });
  return { server, beside, platform, records, token: await server.signedIn('dispatch') };
}
