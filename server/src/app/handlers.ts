import { authHandlers } from '../auth/handlers.ts';
import type { Handlers } from './operation.ts';

/** Every operation we serve. */
export const handlers: Handlers = { ...authHandlers };
