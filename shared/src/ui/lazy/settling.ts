import { useEffect, useReducer } from 'react';

/** A promise that says whether it has settled. */
export interface Settling<Value> extends Promise<Value> {
  /** Undefined until then. */
  settled?: { readonly value: Value } | { readonly reason: unknown };
}

/** Makes a promise say whether it has settled, so that a component can use what is there in its first render. */
export function settling<Value>(promise: Promise<Value>): Settling<Value> {
  const marked: Settling<Value> = promise;
  marked.then(
    (value) => {
      marked.settled = { value };
    },
    (reason: unknown) => {
      marked.settled = { reason };
    },
  );
  return marked;
}

/**
 * Value of a promise; undefined until it is there. Instead of `use` with a fallback, since React shows what replaces a fallback no earlier than 300 ms
 * after the fallback.
 * @throws what the promise was rejected with
 */
export function useSettled<Value>(promise: Settling<Value>): { readonly value: Value } | undefined {
  const outcome = useOutcome(promise);
  if (outcome && 'reason' in outcome) throw outcome.reason;
  return outcome;
}

/** Value of a promise, or what it was rejected with; undefined until then. */
export function useOutcome<Value>(promise: Settling<Value>): Settling<Value>['settled'] {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { settled } = promise;
  const isPending = settled === undefined;
  useEffect(() => {
    if (!isPending) return undefined;
    let isMounted = true;
    const again = () => void (isMounted && renderAgain());
    promise.then(again, again);
    return () => {
      isMounted = false;
    };
  }, [promise, isPending]);
  return settled;
}
