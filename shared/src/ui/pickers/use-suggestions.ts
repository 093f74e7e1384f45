import { useCallback, useEffect, useRef, useState } from 'react';

/** Fetches suggestions for a text; aborted when the text changes. */
export type SuggestionFetcher<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

/**
 * State of a list of suggestions.
 * - `idle`: no request (closed, or the text is too short).
 * - `loading`: no answer yet; `items` are those of the previous text, if any.
 * - `ready`: `items` match the text; there may be none.
 * - `failed`: the request failed; `retry` sends it again.
 */
export interface Suggestions<Item> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: readonly Item[];
  readonly retry: () => void;
}

interface Answer<Item> {
  readonly question: string | null;
  readonly items: readonly Item[];
  readonly failed: boolean;
}

/** Debounce, ms. */
export const SUGGEST_DELAY_MS = 200;

/**
 * Debounced suggestions for a text; a newer text aborts the request, so that a late answer
 * never replaces a newer one. `text` null sends no request.
 */
export function useSuggestions<Item>(fetch: SuggestionFetcher<Item>, text: string | null): Suggestions<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>({ question: null, items: [], failed: false });
  const [attempt, setAttempt] = useState(0);
  const question = text === null ? null : `${String(attempt)} ${text}`;

  const latest = useRef(fetch);
  useEffect(() => {
    latest.current = fetch;
  });

  useEffect(() => {
    if (text === null || question === null) return undefined;
    const abort = new AbortController();
    async function ask(asked: string): Promise<Omit<Answer<Item>, 'question'>> {
      try {
        return { items: await latest.current(asked, abort.signal), failed: false };
      } catch {
        return { items: [], failed: true };
      }
    }
    const timer = setTimeout(async () => {
      const given = await ask(text);
      if (!abort.signal.aborted) setAnswer({ question, ...given });
    }, SUGGEST_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (question === null) return { status: 'idle', items: [], retry };
  if (answer.question !== question) return { status: 'loading', items: answer.items, retry };
  return { status: answer.failed ? 'failed' : 'ready', items: answer.items, retry };
}
