/** Name of the OpenID Connect provider for staff, from a meta tag that the server writes; empty without a provider. */
export const providerName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="single-sign-on"]')?.content ?? '';
