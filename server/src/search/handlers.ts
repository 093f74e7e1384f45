import type { Handlers } from '../kernel/operation.ts';
import { suggestAddresses } from './addresses/suggest-addresses.ts';
import { searchAll } from './all/search-all.ts';
import { searchGeo } from './geo/search-geo.ts';
import type { SearchServices } from './services.ts';

export const searchHandlers = { searchAll, searchGeo, suggestAddresses } satisfies Handlers<SearchServices>;
