import { MOST_IMAGE_BYTES, MOST_IMAGES } from './untrusted/image-limits.mjs';

/** Metadata of an inline picture, before it is fetched. */
interface Announced {
  /** Content id, without its brackets. */
  readonly cid: string;
  /** Bytes, when it is decoded. */
  readonly size: number;
}

/** Sets the pictures that are shown inside a mail's HTML apart from those that are files like any other. @param html null when the mail has none */
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

/** A name for a file that has none, from its type: `image.png`. */
export const nameByType = (type: string): string => type.replaceAll(/[^\w+-]+/gu, '.') || 'file';
