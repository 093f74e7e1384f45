/**
 * Parts of a remote's texts that a module of it can show, as the build makes them: the texts of its slots, then those of a large page or dialog or of all
 * others. The whole catalogue, `undefined`, where the build has made none.
 * @param files files of the remote by path
 * @param module as the declaration names it, `./pages/bookings`
 */
export function textParts(
  files: Readonly<Record<string, string>>,
  module: string,
): readonly [string | undefined, ...string[]] {
  const has = (part: string): boolean => files[textFile(part, 'fr')] !== undefined;
  const own = module.slice(2).replace('/', '__');
  const wanted = module.startsWith('./slots/') ? ['slots'] : ['slots', has(own) ? own : 'rest'];
  const [first, ...others] = wanted.filter(has);
  return [first, ...others];
}

/** Path of a part of a remote's texts; of the whole catalogue without one. */
export const textFile = (part: string | undefined, locale: string): string =>
  part === undefined ? `messages/${locale}.json` : `messages/${locale}/${part}.json`;
