import type { DocumentLanguage } from '@navette/shared/domain';

/** Languages of a light page, in the order in which it offers them. */
export const PAGE_LANGUAGES = ['fr', 'nl', 'en'] as const satisfies readonly DocumentLanguage[];

/** A text inside HTML or an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface LightPage {
  readonly language: DocumentLanguage;
  readonly nonce: string;
  readonly title: string;
  readonly body: string;
  /** Styles of this page, after the common ones. */
  readonly style: string;
  /** Address of its script. */
  readonly script?: string;
}

/** A page without the shell, for people who do not sign in: light, so that it opens on an old phone with a poor network. */
export const lightPage = ({ language, nonce, title, body, style, script }: LightPage): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><link rel="icon" href="data:,"><title>${escaped(title)}</title>
<style nonce="${nonce}">${COMMON}${style}</style>${script === undefined ? '' : `<script src="${script}" defer></script>`}</head>
<body>${body}</body></html>`;

/** A text in all languages, for whom no language is known: the link is nobody's. */
export const inAllLanguages = (text: (language: DocumentLanguage) => string): string =>
  PAGE_LANGUAGES.map((language) => `<p lang="${language}">${text(language)}</p>`).join('');

const COMMON = `
:root { color-scheme: light dark; --ink: #241f1e; --mute: #5c5451; --paper: #fff; --ground: #f7f6f5; --line: #dcd7d4; --brand: #8b1a20; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee9e6; --mute: #b8afab; --paper: #262220; --ground: #1c1918; --line: #423b38; --brand: #f0959a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--ground); color: var(--ink); font: 18px/1.45 system-ui, sans-serif; }
main { margin: 0 auto; padding: 20px; background: var(--paper); border: 1px solid var(--line); border-top: 4px solid var(--brand); border-radius: 8px; }
.company { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.small { color: var(--mute); font-size: 14px; overflow-wrap: anywhere; }
:is(a, button, input, textarea):focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
