/** Memoises a function of a document, which must not change: a server asks with the same one all its life. */
export function memoised<Result>(work: (document: unknown) => Result): (document: unknown) => Result {
  const known = new WeakMap<object, Result>();
  return (document) => {
    if (typeof document !== 'object' || document === null) return work(document);
    const former = known.get(document);
    if (former !== undefined) return former;
    const result = work(document);
    known.set(document, result);
    return result;
  };
}
