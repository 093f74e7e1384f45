/** The address of a service without a slash at the end. @throws when it is none */
export function serviceUrl(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/u.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(`${variable} is not the address of a service, as in https://service.example: ${text}`);
  return url.href.replace(/\/+$/u, '');
}

/** A key as a header can carry it. @throws when it cannot; the message does not hold it */
export function keyOf(variable: string, text: string): string {
  if (!/^[\x21-\x7e]+$/u.test(text))
    throw new Error(`${variable} is not a key: it has a space, a line end or an accent`);
  return text;
}
