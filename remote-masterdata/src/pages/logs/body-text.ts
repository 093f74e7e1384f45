/** Readable form of a request body: JSON over several lines; anything else, or a truncated body, unchanged. */
export function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
