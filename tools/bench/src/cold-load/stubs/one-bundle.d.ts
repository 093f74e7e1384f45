/** Modules that `writeParts` generates for the one bundle. */
declare module 'one-bundle/parts' {
  /** `<remote>/<module>` → its code. */
  export const modules: Record<string, () => Promise<unknown>>;
  /** `<remote>/messages/<language>.json` → its texts. */
  export const catalogues: Record<string, () => Promise<{ default: unknown }>>;
  /** Address → `<remote>/<module>`. */
  export const routes: Record<string, string>;
}

declare module 'one-bundle/set' {
  const set: unknown;
  export default set;
}
