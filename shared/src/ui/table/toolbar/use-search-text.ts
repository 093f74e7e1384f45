import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

/** Debounced text of a search field. */
interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Applies the typed text without debounce. */
  readonly apply: () => void;
}

/**
 * Debounces the typed text by 200 ms. When the applied search changes from elsewhere (Back, "clear filters"), the field follows; the late echo of
 * its own searches on a busy page never overwrites newer input.
 * @param applied the applied search
 */
export function useSearchText(applied: string, onApply: (text: string) => void): SearchText {
  const [text, setText] = useState(applied);
  const echoes = useRef<string[]>([applied]);
  const latest = useRef({ onApply, text });
  useEffect(() => {
    latest.current = { onApply, text };
  });

  const apply = useCallback(() => {
    const query = latest.current.text.trim();
    echoes.current.push(query);
    latest.current.onApply(query);
  }, []);

  useEffect(() => {
    const echo = echoes.current.indexOf(applied);
    if (echo === -1) setText(applied);
    echoes.current = echo === -1 ? [applied] : echoes.current.slice(echo);
  }, [applied]);

  useEffect(() => {
    if (text.trim() === echoes.current.at(-1)) return undefined;
    const timer = setTimeout(apply, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, apply]);

  return { text, type: setText, apply };
}
