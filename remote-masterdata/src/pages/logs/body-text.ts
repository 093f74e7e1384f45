/** Body in readable form: JSON over several lines; anything else, or a body that was cut off, unchanged. */
export function bodyText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
