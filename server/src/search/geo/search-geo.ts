import { PLACE_KIND_VALUES } from '@navette/openapi/enums';
import type { Handler } from '../../kernel/operation.ts';
import { asHits } from '../all/search-all.ts';
import type { SearchServices } from '../services.ts';
import { findNearby } from './geo-queries.ts';

/** Clients and destinations around a place, as far as the user may open them (S3 §7). */
export const searchGeo: Handler<'searchGeo', SearchServices> = async ({ body, caller, services }) => {
  const routes = PLACE_KIND_VALUES.filter((route) => caller.user.pages.includes(route));
  return asHits(await findNearby(services.db, body.lat, body.lon, routes));
};
