/** Whether a text passes for an e-mail address: something, an at sign, a name with a dot, no spaces. The list marks those that don't (S2). */
export const looksLikeEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s.]+$/u.test(text.trim());
