/** URL of a service without a trailing slash. @throws when it is invalid */
export function serviceUrl(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/u.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(`${variable} is not the address of a service, as in https://service.example: ${text}`);
  return url.href.replace(/\/+$/u, '');
}

/** A key that is valid as a header. @throws when it is not; the message does not contain it */
export function keyOf(variable: string, text: string): string {
  if (!/^[\x21-\x7e]+$/u.test(text))
    throw new Error(`${variable} is not a key: it has a space, a line end or an accent`);
  return text;
}
