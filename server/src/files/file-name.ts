/** What no file system takes for a name, or takes for another folder, and what makes a name read as another one, such as a change of direction. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu;
const MOST_NAME = 150;

/** File name of an attachment, shown and saved; a long one is cut at the start, so that its extension stays. */
export const fileName = (name: string): string => name.slice(-MOST_NAME).replaceAll(UNSAFE, ' ').trim() || 'file';
