declare module '*.webp' {
  /** URL of the picture in the build. */
  const url: string;
  export default url;
}
