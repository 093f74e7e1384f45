import type { Handler } from '../../kernel/operation.ts';
import type { SearchServices } from '../services.ts';

const DEFAULT_LIMIT = 8;

/** Addresses for what is typed in an address field (S1 §2.6). */
export const suggestAddresses: Handler<'suggestAddresses', SearchServices> = async ({ body, services, reply }) => {
  const { q, limit = DEFAULT_LIMIT, near, language } = body;
  const suggestions = await services.addresses.suggest({
    q,
    limit,
    ...(near && { near }),
    ...(language && { language }),
  });
  const unavailable = services.addresses.outage();
  if (unavailable !== null) void reply.header('x-unavailable-service', unavailable);
  return suggestions;
};
