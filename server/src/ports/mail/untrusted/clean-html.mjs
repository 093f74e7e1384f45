import sanitize from 'sanitize-html';
import { MOST_IMAGE_BYTES, MOST_IMAGES } from './image-limits.mjs';

/** @typedef {import('sanitize-html').Attributes} Attributes */
/** @typedef {import('../mail-port.ts').InlineImage} InlineImage */

/**
 * Sanitised HTML of a mail, and the number of remote images in it.
 * @typedef {{ readonly html: string, readonly blockedImages: number }} CleanHtml
 */

const MOST_HTML = 1_000_000;
/** Maximum tags and entities, whose cost dominates: no real mail has as many. */
const MOST_MARKS = 15_000;
const MARK = /[<&]/gu;
const PICTURES = /^image\/(?:png|jpe?g|gif|webp)$/iu;
const DATA = /^data:(image\/[a-z]+);base64,[a-z0-9+/=\s]+$/iu;
/** Bounded white space: a backtracking search through much of it takes seconds. */
const REMOTE_STYLE = /url\(\s{0,9}["']?\s{0,9}(?:https?:)?\/\//giu;

const blocks =
  'p div section article header footer main aside address blockquote pre center figure figcaption hr br h1 h2 h3 h4 h5 h6';
const lists = 'ul ol li dl dt dd table caption thead tbody tfoot tr th td';
const words = 'a abbr b cite code del em i ins kbd q s small span strike strong sub sup u img';
const withContent =
  'script style textarea option select noscript noembed noframes iframe object audio video title template svg math xmp';

/** @type {import('sanitize-html').IOptions} */
const rules = {
  allowedTags: `${blocks} ${lists} ${words}`.split(' '),
  // No classes, ids or styles: the page shows all mails in one readable style, and its content security policy refuses inline styles.
  allowedAttributes: {
    '*': ['dir', 'lang', 'align'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan', 'valign'],
    th: ['colspan', 'rowspan', 'valign'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  // Removed with their content.
  nonTextTags: withContent.split(' '),
  nestingLimit: 100,
  parseStyleAttributes: false,
};

/**
 * Sanitises the HTML of a mail: keeps text, tables, lists, links to http, https, mailto and tel that open in a new tab, and its inline images.
 * Removes scripts, forms, frames, styles, and everything that would be fetched; remote images are counted.
 * @param {string} html
 * @param {readonly InlineImage[]} images
 * @returns {CleanHtml | null} null when it is too long or has too many tags
 */
export function cleanHtml(html, images) {
  if (html.length > MOST_HTML || (html.match(MARK)?.length ?? 0) > MOST_MARKS) return null;
  let [blockedImages, shown] = [0, 0];
  const picture = (/** @type {Attributes} */ attributes) => {
    const { src = '', ...others } = withSize(attributes);
    if (isRemote(src)) blockedImages += 1;
    const safe = shown < MOST_IMAGES ? pictureOf(src.trim(), images) : null;
    if (safe === null) return others;
    shown += 1;
    return { ...others, src: safe };
  };
  const cleaned = sanitize(html, {
    ...rules,
    transformTags: {
      '*': (tagName, attribs) => {
        blockedImages += remoteBackgrounds(attribs);
        return { tagName, attribs: tagName === 'a' ? link(attribs) : tagName === 'img' ? picture(attribs) : attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src && !attribs.alt,
  });
  return { html: cleaned.replaceAll(CLEANED_IMAGE, inWords).trim(), blockedImages };
}

/** An image in the sanitiser's output, whose attribute values contain no quotes. */
const CLEANED_IMAGE = /<img((?: [a-z]+="[^"]*")*) \/>/gu;

/** Replaces a hidden image by its alternative text: browsers would show a broken image. @param {string} image @param {string} attributes */
function inWords(image, attributes) {
  const [, alt = ''] = / alt="([^"]*)"/u.exec(attributes) ?? [];
  return / src="/u.test(attributes) ? image : `<em>${alt}</em>`;
}

/** Keeps absolute links only: a relative URL would lead to our own pages. @param {Attributes} attributes @returns {Attributes} */
function link({ href = '', title }) {
  const address = href.trim();
  if (!/^(?:https?:\/\/|mailto:|tel:)/iu.test(address) || !URL.canParse(address)) return {};
  return { href: address, ...(title && { title }), target: '_blank', rel: 'noopener noreferrer' };
}

/** @param {string} src @param {readonly InlineImage[]} images */
function pictureOf(src, images) {
  if (/^cid:/iu.test(src)) {
    const cid = src.slice(4);
    const image = images.find((each) => each.cid === cid || each.cid === safelyDecoded(cid));
    if (!image || !PICTURES.test(image.type) || image.content.length > MOST_IMAGE_BYTES) return null;
    return `data:${image.type.toLowerCase()};base64,${Buffer.from(image.content).toString('base64')}`;
  }
  const [, type = ''] = src.length <= MOST_IMAGE_BYTES * 1.4 ? (DATA.exec(src) ?? []) : [];
  return PICTURES.test(type) ? src : null;
}

/** @param {string} text */
function safelyDecoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Anything but inline images is fetched remotely, also URLs without a scheme. @param {string} src */
const isRemote = (src) => src.trim() !== '' && !/^\s*(?:cid|data):/iu.test(src);

/** @param {Attributes} attributes */
const remoteBackgrounds = ({ style = '', background = '' }) =>
  [...style.matchAll(REMOTE_STYLE)].length + (isRemote(background) ? 1 : 0);

/** Keeps sizes in pixels only. @param {Attributes} attributes @returns {Attributes} */
function withSize({ src = '', alt = '', width = '', height = '' }) {
  const pixels = /^\d{1,4}$/u;
  return { src, alt, ...(pixels.test(width) && { width }), ...(pixels.test(height) && { height }) };
}
