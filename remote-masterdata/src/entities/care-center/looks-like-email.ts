/**
 * Whether a text has the shape of an e-mail address: characters, an at sign, a domain with a dot, no spaces. The list marks all others
 * (specification/registers.md#care-centers).
 */
export const looksLikeEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s.]+$/u.test(text.trim());
