/** A body as it is read: JSON over several lines; what is no JSON, or was cut off, as it stands. */
export function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
