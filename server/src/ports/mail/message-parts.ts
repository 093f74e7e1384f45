import { SNIPPET } from './mail-port.ts';
import { MOST_IMAGE_BYTES, MOST_IMAGES } from './untrusted/image-limits.mjs';

/** Message-IDs of a header with their brackets, at most the last 20: References of long conversations grow without limit. */
export const messageIdsOf = (header: string): readonly string[] =>
  [...header.matchAll(/<[^<>\s]{1,250}>/gu)].map(([id]) => id).slice(-20);

const FIRST = Date.UTC(1980, 0, 1);
const LAST = Date.UTC(2200, 0, 1);
const isPlausible = (date: Date): boolean => date.getTime() > FIRST && date.getTime() < LAST;

/** Date of sending from the header; date of arrival if that is missing or implausible. */
export function sentAt(header: Date | string | null | undefined, arrived: Date): Date {
  const sent = new Date(header ?? Number.NaN);
  if (isPlausible(sent)) return sent;
  return isPlausible(arrived) ? arrived : new Date(FIRST + 1);
}

/** Beginning of a text, on one line. */
export const snippetOf = (text: string): string =>
  text
    .slice(0, SNIPPET * 4)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, SNIPPET);

/** Metadata of an inline picture, before it is fetched. */
interface Announced {
  /** Content id, without its brackets. */
  readonly cid: string;
  /** Decoded size in bytes. */
  readonly size: number;
}

/** Separates the inline images that are shown in a mail's HTML from ordinary attachments. @param html null when the mail has none */
export function partImages<Image extends Announced>(
  images: readonly Image[],
  html: string | null,
): { readonly shown: readonly Image[]; readonly files: readonly Image[] } {
  const shown = images
    .filter(({ cid, size }) => size <= MOST_IMAGE_BYTES && html !== null && names(html, cid))
    .slice(0, MOST_IMAGES);
  return { shown, files: images.filter((image) => !shown.includes(image)) };
}

const names = (html: string, cid: string): boolean =>
  html.includes(`cid:${cid}`) || html.includes(`cid:${encodeURIComponent(cid)}`);

/** Default file name by type: `image.png`. */
export const nameByType = (type: string): string => type.replaceAll(/[^\w+-]+/gu, '.') || 'file';
