/** Name of the OpenID Connect provider that staff may sign in with, as the server wrote it into the head of the page; empty when there is none. */
export const providerName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="single-sign-on"]')?.content ?? '';
