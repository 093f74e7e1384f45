/** Platform and browser of a page, each with its major version if given; null when unknown. */
export interface DescribedAgent {
  readonly platform: string | null;
  readonly browser: string | null;
}

/** Order matters: most user agents name other browsers too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/u],
  ['Opera', /\bOPR\/(\d+)/u],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/u],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/u],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\/(\d+)/u],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//u],
];

const PLATFORMS: readonly (readonly [string, RegExp])[] = [
  ['Windows', /\bWindows NT\b/u],
  ['iOS', /\b(?:iPhone|iPad)\b.*?\bOS (\d+)_/u],
  ['Android', /\bAndroid(?: (\d+))?/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['macOS', /\bMacintosh\b/u],
  ['Linux', /\bLinux\b/u],
];

function named(agent: string, known: typeof BROWSERS): string | null {
  for (const [name, pattern] of known) {
    const found = pattern.exec(agent);
    if (found) return [name, found[1]].filter(Boolean).join(' ');
  }
  return null;
}

/** Parses a user agent. */
export const describeAgent = (agent: string): DescribedAgent => ({
  platform: named(agent, PLATFORMS),
  browser: named(agent, BROWSERS),
});
