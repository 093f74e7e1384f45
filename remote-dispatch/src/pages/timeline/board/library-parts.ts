/** An object within an object of the library, by its name; undefined when another version of the library has none. */
export const objectIn = (whole: object | undefined, name: string): object | undefined => {
  const found: unknown = whole && Reflect.get(whole, name);
  return typeof found === 'object' && found !== null ? found : undefined;
};

/** Replaces properties of objects of the library while something is done, whatever comes of it. */
export function replacedDuring(
  replacements: readonly (readonly [whole: object, name: string, value: unknown])[],
  act: () => void,
): void {
  const before = replacements.map(([whole, name]) => Object.getOwnPropertyDescriptor(whole, name));
  for (const [whole, name, value] of replacements) Reflect.set(whole, name, value);
  try {
    act();
  } finally {
    for (const [index, [whole, name]] of replacements.entries()) {
      const own = before[index];
      if (own) Object.defineProperty(whole, name, own);
      else Reflect.deleteProperty(whole, name);
    }
  }
}
