import { Box, fontUrl } from '@navette/shared/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { pageNonce } from '../../../tasks/page-nonce.ts';

interface MailFrameProps {
  /** HTML that the server has sanitized. */
  readonly html: string;
  /** Accessible name of the frame. */
  readonly title: string;
}

/** Style of all mails, in place of the sender's. */
const style =
  (): string => `@font-face{font-family:Mail;font-weight:200 900;src:url("${new URL(fontUrl, document.baseURI).href}")}
body{margin:0;padding:2px;font:0.875rem/1.5 Mail,sans-serif;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}
h1,h2,h3,h4{font-size:1.15em;margin:0.8em 0 0.4em}p{margin:0.5em 0}img{max-width:100%;height:auto}
table{border-collapse:collapse;max-width:100%}td,th{padding:2px 6px;vertical-align:top;overflow-wrap:break-word}pre{white-space:pre-wrap}a{color:#1d4ed8}`;

const MOST_PIXELS = 20_000;
/** Height reserved for the horizontal scrollbar of a table that is too wide. */
const SCROLLBAR = 18;

/**
 * HTML of a mail in a sandboxed iframe: no scripts, no forms, and our content security policy, in case the server
 * overlooked something. It is same-origin for one reason: so that its height can be measured.
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

/** Height of the frame's content; measured again when the width changes. */
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
