// Program of the processes that decode and sanitise untrusted mails (parse-mail.ts): each message is one part of a mail, or its HTML. An error ends
// the process, which is its answer.
import { cleanHtml } from './clean-html.mjs';
import { decodeBytes, decodeText } from './decode-part.mjs';
import { plainText } from './plain-text.mjs';

/**
 * @typedef {{ readonly head: import('./decode-part.mjs').PartHead, readonly content: Buffer, readonly as: 'text' | 'bytes' }} EncodedPart
 * @typedef {{ readonly html: string, readonly images: readonly import('../mail-port.ts').InlineImage[], readonly isAlone: boolean }} UncleanHtml
 */

/** @param {EncodedPart | UncleanHtml} message */
async function answerOf(message) {
  if ('html' in message) {
    const clean = cleanHtml(message.html, message.images);
    return clean && { ...clean, words: message.isAlone ? plainText(clean.html) : '' };
  }
  const content = Buffer.from(message.content);
  return message.as === 'text' ? decodeText(message.head, content) : decodeBytes(message.head, content);
}

process.on('disconnect', () => process.exit());
process.on('message', async (/** @type {EncodedPart | UncleanHtml} */ message) =>
  process.send?.({ answer: await answerOf(message) }),
);
