import type { Handler } from '../../app/operation.ts';

const DEFAULT_LIMIT = 8;

/** Addresses for what is typed in an address field (S1 §2.6). */
export const suggestAddresses: Handler<'suggestAddresses'> = async ({ body, services }) => {
  const { q, limit = DEFAULT_LIMIT, near, language } = body;
  return services.addresses.suggest({ q, limit, ...(near && { near }), ...(language && { language }) });
};
