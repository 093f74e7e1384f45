import { MOST_IMAGE_BYTES, MOST_IMAGES } from './untrusted/image-limits.mjs';

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
