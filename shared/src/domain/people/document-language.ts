/** Every language of documents: French, Dutch, English (specification/clients.md#client-fields). */
export const DOCUMENT_LANGUAGES = ['fr', 'nl', 'en'] as const;

/** Language of the documents of a client. */
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];
