import type { Assurance, Deployed } from '@navette/ops/registry';
import { contract } from '../../kernel/contract.ts';
import type { Releases } from '../releases.ts';

/** The deployed host, and this API. */
export const deployed = async (releases: Releases): Promise<Deployed> => ({
  host: await releases.host(),
  openapi: contract,
});

/** Everything is checked here but the boot in a browser; one that was done is looked at, and the history says when there was none. */
export const assurance = async (releases: Releases): Promise<Assurance> => ({
  deployed: await deployed(releases),
  withoutBoot: true,
});
