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
declare module '*.woff2?letters' {
  /** URL of the font file with the letters of the suite alone. */
  const url: string;
  export default url;
}
declare module '*/static-theme.ts?evaluated' {
  import type { StaticTheme } from './static-theme.ts';
  /** The default export of the module, evaluated by the bundler. */
  const theme: StaticTheme;
  export default theme;
}
