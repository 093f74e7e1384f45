import type { Handlers } from '../app/operation.ts';
import { suggestAddresses } from './addresses/suggest-addresses.ts';

export const searchHandlers = { suggestAddresses } satisfies Handlers;
