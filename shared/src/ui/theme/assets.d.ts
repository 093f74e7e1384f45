declare module '*.woff2' {
  /** The address of the font file in the build. */
  const url: string;
  export default url;
}
declare module '*.svg' {
  /** The address of the picture in the build. */
  const url: string;
  export default url;
}
