const reported = new Set<string>();

/** Logs once to the console, outside production, that a message is missing or cannot be formatted; the screen shows its key. */
export function reportMessageFault(error: { readonly message: string }): void {
  if (process.env.NODE_ENV === 'production' || reported.has(error.message)) return;
  reported.add(error.message);
  // oxlint-disable-next-line no-console -- the console is where a developer looks for it
  console.error(error.message);
}
