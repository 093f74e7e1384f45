import { Box, fontUrl } from '@navette/shared/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { pageNonce } from '../../../tasks/page-nonce.ts';

interface MailFrameProps {
  /** Harmless HTML, as the server gives it. */
  readonly html: string;
  /** What is in it, for a screen reader. */
  readonly title: string;
}

/** One look for all mails, that of our pages, readable whatever the sender thought of. */
const style =
  (): string => `@font-face{font-family:Mail;font-weight:200 900;src:url("${new URL(fontUrl, document.baseURI).href}")}
body{margin:0;padding:2px;font:0.875rem/1.5 Mail,sans-serif;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}
h1,h2,h3,h4{font-size:1.15em;margin:0.8em 0 0.4em}p{margin:0.5em 0}img{max-width:100%;height:auto}
table{border-collapse:collapse;max-width:100%}td,th{padding:2px 6px;vertical-align:top;overflow-wrap:break-word}pre{white-space:pre-wrap}a{color:#1d4ed8}`;

const MOST_PIXELS = 20_000;
/** A table that is too wide scrolls sideways. */
const SCROLLBAR = 18;

/**
 * The HTML of a mail in a page of its own, in which no script runs and no form is sent, whatever the server overlooked; the policy of our pages
 * holds in it too. It counts as of our origin for one reason: so that it can be as high as what it holds.
 */
export function MailFrame({ html, title }: MailFrameProps): ReactNode {
  const { frame, height, measure } = useHeight();
  const page = `<!doctype html><html><head><meta charset="utf-8"><base target="_blank"><style nonce="${pageNonce() ?? ''}">${style()}</style></head><body dir="auto">${html}</body></html>`;
  return (
    <Box asChild width="100%" borderWidth="0" display="block" bg="white">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={page}
        height={height}
        onLoad={measure}
      />
    </Box>
  );
}

/** The height of what is in the frame; anew when the width changes. */
function useHeight() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(120);
  const measure = useCallback(() => {
    const body = frame.current?.contentDocument?.body;
    if (!body) return;
    const spare = body.scrollWidth > body.clientWidth ? SCROLLBAR : 4;
    setHeight(Math.min(Math.ceil(body.getBoundingClientRect().height) + spare, MOST_PIXELS));
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [measure]);
  return { frame, height, measure };
}
