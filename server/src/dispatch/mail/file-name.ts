/** What no file system takes for a name, or takes for another folder, and what makes a name read as another one, such as a change of direction. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu;
const MOST_NAME = 150;

/** The name of a file of a mail as it is shown and saved; of a long one its end, which tells what it is. */
export const fileName = (name: string): string => name.slice(-MOST_NAME).replaceAll(UNSAFE, ' ').trim() || 'file';
