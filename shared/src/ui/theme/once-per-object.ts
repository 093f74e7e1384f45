/** Memoises by identity: what was made of an object is kept for as long as the object is. */
export function oncePerObject<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { readonly value: Made }>();
  return (source) => {
    const known = made.get(source) ?? { value: make(source) };
    made.set(source, known);
    return known.value;
  };
}
