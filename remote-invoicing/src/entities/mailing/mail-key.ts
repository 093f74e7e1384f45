/** Key of a mail, a random UUID. `crypto.randomUUID` is missing on plain HTTP, where a test installation may run. */
export function mailKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
