declare module '*/looks.tsx?evaluated' {
  import type { Looks } from './looks.tsx';
  /** The default export of the module, evaluated by the bundler. */
  const looks: Looks;
  export default looks;
}
