/**
 * Takes a parameter out of the address of the page, so that a reload or a copied link does not repeat it.
 * @returns all its values; none when the address lacks it
 */
export function takeParameter(name: string): readonly string[] {
  const url = new URL(location.href);
  const values = url.searchParams.getAll(name);
  if (values.length === 0) return values;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return values;
}
