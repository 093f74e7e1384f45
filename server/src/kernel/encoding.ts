/** Brotli's default of 11 takes half a second for a day of bookings; 4 takes milliseconds and is nearly as small. */
export const brotliQuality = 4;
export const gzipLevel = 5;
/** Below this, compressing costs more than it saves. */
export const compressionThreshold = 4096;

/** Compressions of answers, the better one first. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : undefined;
}
