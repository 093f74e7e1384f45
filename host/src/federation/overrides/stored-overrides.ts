import * as z from 'zod';

/**
 * Development builds of the host take remotes from where their page says: `localStorage['navette.overrides'] = '{"dispatch":"/remotes/dispatch/"}'`.
 * The bundler leaves this out of the others.
 */
export function storedOverrides(): Readonly<Record<string, string>> {
  if (process.env.NODE_ENV !== 'development') return {};
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(localStorage.getItem('navette.overrides') ?? '{}'));
  } catch {
    return {};
  }
}
