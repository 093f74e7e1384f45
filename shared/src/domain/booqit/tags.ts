/** Filters of the external platform (specification/booqit.md#tags); several are joined by semicolons, and a transport has all of them. */
export const PLATFORM_TAGS = [
  'invoiced',
  'invoiceable',
  'invoicingStarted',
  'certificateNeeded',
  'certificatePresent',
  'certificateSent',
  'noMutInvoicingIntervention',
] as const;

/** A filter of the external platform. */
export type PlatformTag = (typeof PLATFORM_TAGS)[number];

/** Tags set by the two quick filters "Pas facture" and "Certificate" (specification/booqit.md#transports). */
export const QUICK_TAGS = {
  notInvoiced: ['certificateNeeded', 'invoiceable'],
  certificate: ['certificateNeeded', 'invoicingStarted'],
} as const satisfies Readonly<Record<string, readonly PlatformTag[]>>;

const isTag = (text: string): text is PlatformTag => PLATFORM_TAGS.some((tag) => tag === text);

/** Filters as the API writes them, `certificateNeeded;invoiceable`; `undefined` when one of them is unknown. */
export function parseTags(text: string | null | undefined): readonly PlatformTag[] | undefined {
  const names = (text ?? '').split(';').filter((name) => name !== '');
  const tags = names.filter(isTag);
  return tags.length === names.length ? tags : undefined;
}
