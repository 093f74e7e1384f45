import sanitize from 'sanitize-html';

const BLOCKS =
  'p|div|tr|li|dt|dd|h[1-6]|table|ul|ol|pre|blockquote|section|article|header|footer|address|center|figcaption|caption';
const LINE_ENDS = new RegExp(`<(?:br|hr)\\b[^>]*>|</(?:${BLOCKS})>`, 'giu');
/** A block element directly after text, outside a block. */
const BLOCK_AFTER_WORDS = new RegExp(
  `(?<=[^\\s>]|</(?:a|abbr|b|cite|code|em|i|small|span|strong|u)>)<(?:${BLOCKS})\\b`,
  'giu',
);
const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]);

/** The text of sanitised HTML, with its line breaks; table cells are separated by a space. @param {string} html Output of `cleanHtml`. */
export function plainText(html) {
  const lines = html
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(BLOCK_AFTER_WORDS, '\n$&')
    .replaceAll(LINE_ENDS, '$&\n')
    .replaceAll(/<\/t[dh]>/giu, '$& ');
  const bare = sanitize(lines, { allowedTags: [], allowedAttributes: {} });
  return bare
    .replaceAll(/&(?:lt|gt|quot|amp);/gu, (entity) => ENTITIES.get(entity) ?? entity)
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
