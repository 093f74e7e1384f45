/** Characters that are invalid in file names or separate folders, and invisible ones that disguise a name, such as bidirectional controls. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu;
const MOST_NAME = 150;

/** File name of an attachment, shown and saved; a long one is cut at the start, so that its extension stays. */
export const fileName = (name: string): string => name.slice(-MOST_NAME).replaceAll(UNSAFE, ' ').trim() || 'file';
