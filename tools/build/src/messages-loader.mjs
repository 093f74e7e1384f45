import { compileCatalogue } from './catalogues.mjs';
import { messagesPart } from './messages-part.mjs';

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
