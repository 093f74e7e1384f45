/**
 * Marks a promise as React's `use` does. It reads one that has settled in the same render then; one that it has not seen before would show the fallback
 * first.
 */
export function settling<Value>(promise: Promise<Value>): Promise<Value> {
  const marked: Promise<Value> & { status?: string; value?: Value; reason?: unknown } = promise;
  marked.status = 'pending';
  marked.then(
    (value) => {
      marked.value = value;
      marked.status = 'fulfilled';
    },
    (reason: unknown) => {
      marked.reason = reason;
      marked.status = 'rejected';
    },
  );
  return marked;
}
