declare module '*.woff2' {
  /** URL of the font file in the build. */
  const url: string;
  export default url;
}
declare module '*.svg' {
  /** URL of the picture in the build. */
  const url: string;
  export default url;
}
declare module '*.woff2?letters=latin' {
  /** URL of the font file with these letters of the suite alone. */
  const url: string;
  export default url;
}
declare module '*.woff2?letters=seldom' {
  /** URL of the font file with these letters of the suite alone. */
  const url: string;
  export default url;
}
declare module '*.woff2?letters=polish' {
  /** URL of the font file with these letters of the suite alone. */
  const url: string;
  export default url;
}
declare module '*.woff2?letters=turkish' {
  /** URL of the font file with these letters of the suite alone. */
  const url: string;
  export default url;
}
declare module '*.woff2?letters=names' {
  /** URL of the font file with these letters of the suite alone. */
  const url: string;
  export default url;
}
declare module '*/static-css.ts?evaluated' {
  /** The default export of the module, evaluated by the bundler. */
  const css: string;
  export default css;
}
declare module '*/static-tokens.ts?evaluated' {
  import type { SystemConfig } from '@chakra-ui/react/styled-system';
  /** The default export of the module, evaluated by the bundler. */
  const values: NonNullable<SystemConfig['tokenValues']>;
  export default values;
}
