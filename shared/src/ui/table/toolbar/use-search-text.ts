import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

/** The text of a search field that is applied when the typing pauses. */
export interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Applies what is typed without waiting. */
  readonly apply: () => void;
}

/**
 * Holds what is typed until 200 ms have passed. When the search in force changes from elsewhere (Back, "clear filters"), the field follows; the echo of
 * its own searches, which comes late when the page is busy, never overwrites what was typed since.
 * @param applied the search in force
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
