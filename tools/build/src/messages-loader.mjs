import { compileCatalogue } from './catalogues.mjs';

/**
 * Bundler loader: a catalogue imported by the host becomes a module with parsed messages; its query may ask for a part (see `messagesPart`).
 * @this {import('@rspack/core').LoaderContext}
 * @returns {Promise<string>}
 */
async function messagesLoader() {
  const messages = messagesPart(JSON.parse(await compileCatalogue(this.resourcePath)), this.resourceQuery);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

export default messagesLoader;

/**
 * The part of a catalogue that an import asks for by its query: `fr.json?only=releases,page.login` the texts of areas and single ones,
 * `fr.json?without=releases` all others, so that a page that few open brings its own texts, and the first one only its own. Without a query, everything.
 * `refusals` stands for the texts that answer what somebody has typed or saved.
 * @param {Record<string, unknown>} messages
 * @param {string} query As the bundler gives it, with its question mark.
 * @returns {Record<string, unknown>}
 */
export function messagesPart(messages, query) {
  const asked = new URLSearchParams(query);
  const only = asked.get('only');
  const without = asked.get('without');
  const isOf = (/** @type {string} */ key, /** @type {string} */ areas) =>
    areas
      .split(',')
      .some((area) => key === area || key.startsWith(`${area}.`) || (area === 'refusals' && REFUSAL.test(key)));
  return Object.fromEntries(
    Object.entries(messages).filter(
      ([key]) => (only === null || isOf(key, only)) && (without === null || !isOf(key, without)),
    ),
  );
}

/** Validations, and problems of one part of the product; those that every call can have, and those of signing in, come before anything is saved. */
const REFUSAL = /^(?:validation|problem\.(?!auth\.)\w+)\../;
