import { readOverrides } from '@navette/ops/registry';
import type { ReleaseServices } from './services.ts';

/** From where developers may take a remote now, because ops allow it for a time; usually from nowhere. What can't be read allows nothing. */
export const overrideOrigins = async (services: ReleaseServices): Promise<readonly string[]> => {
  const permit = await readOverrides(services.releases.registry, services.now()).catch(() => undefined);
  return permit?.origins ?? [];
};
