/** Row index after a navigation key; undefined for other keys. */
export function nextIndex(
  key: string,
  from: number,
  { count, perWindow }: { readonly count: number; readonly perWindow: number },
): number | undefined {
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + perWindow);
    case 'PageUp':
      return within(from - perWindow);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
