const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

/** The page that the platform would show of a transport. Anybody on this machine may open it: it names nobody. */
export const transportPage = (id: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Transport ${escaped(id)}</title>
<body style="font: 1rem sans-serif; padding: 2rem"><h1>Transport ${escaped(id)}</h1>
<p>This is the sandbox of the external platform. The real one shows the transport here.</p></body></html>`;
