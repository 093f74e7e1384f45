/** Parses a multipart upload: metadata in JSON, then the bytes. @throws when malformed */
export function multipartOf(
  contentType: string,
  body: Buffer,
): { about: Readonly<Record<string, unknown>>; content: Buffer } {
  const [, boundary] = /boundary=(.+)$/.exec(contentType) ?? [];
  if (boundary === undefined) throw new Error(`no multipart upload: ${contentType}`);
  const first = body.indexOf('\r\n\r\n') + 4;
  const second = body.indexOf(`\r\n--${boundary}`, first);
  const start = body.indexOf('\r\n\r\n', second) + 4;
  return {
    about: JSON.parse(body.subarray(first, second).toString()),
    content: body.subarray(start, body.lastIndexOf(`\r\n--${boundary}--`)),
  };
}
