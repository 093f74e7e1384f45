import type { Handlers } from '../app/operation.ts';
import { suggestAddresses } from './addresses/suggest-addresses.ts';
import { searchAll } from './all/search-all.ts';
import { searchGeo } from './geo/search-geo.ts';

export const searchHandlers = { searchAll, searchGeo, suggestAddresses } satisfies Handlers;
