/** A random key for one attempt to create a record. `crypto.randomUUID` is missing on plain HTTP, where a test installation may run. */
export const attemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
