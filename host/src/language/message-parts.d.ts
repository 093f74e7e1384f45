/** Part of a catalogue: the bundler cuts it (`messagesPart` of `@navette/build`); without the bundler, as in tests, it is the whole catalogue. */
declare module '*.json?without=releases' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?only=releases' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?only=signIn,language' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?only=page.login,shared.windowTitle,shared.cancel' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?only=refusals' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?without=refusals' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
