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
