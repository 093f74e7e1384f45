/** A catalogue in part: the bundler cuts it (`messagesPart` of `@navette/build`); where it doesn't, as in tests, it is whole. */
declare module '*.json?without=releases' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?only=releases' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
