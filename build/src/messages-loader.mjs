import { compileCatalogue } from './catalogues.mjs';

/**
 * Bundler loader: a catalogue imported by the host becomes a module with parsed messages.
 * @this {import('@rspack/core').LoaderContext}
 * @returns {Promise<string>}
 */
async function messagesLoader() {
  const compiled = await compileCatalogue(this.resourcePath);
  return `export default JSON.parse(${JSON.stringify(compiled)});`;
}

export default messagesLoader;
