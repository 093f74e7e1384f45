import { mayOpen } from '@navette/shared/domain';
import type { ReleaseSet } from '@navette/shared/release';
import type { Finding } from '../report.ts';

/** Languages of the suite. */
export const languages = ['fr', 'nl', 'en'] as const;

/** A language of the suite. */
export type Language = (typeof languages)[number];

/** A page that is opened once in each language. */
export interface Visit {
  readonly remote: string;
  readonly module: string;
  readonly address: string;
  readonly bare: boolean;
  /** Whether it has addresses of its own below this one. */
  readonly deep: boolean;
  readonly titles: Readonly<Record<Language, string>>;
}

/** Every page of a set that can be opened by its address, and findings about the others. */
export function visitsOf(
  set: ReleaseSet,
  pages: readonly string[],
): { readonly visits: readonly Visit[]; readonly findings: readonly Finding[] } {
  const visits: Visit[] = [];
  const findings: Finding[] = [];
  for (const [remote, { declaration }] of Object.entries(set.remotes)) {
    for (const { path, module, page, layout, titles } of declaration.routes) {
      if (path.includes(':'))
        findings.push({
          severity: 'warned',
          remote,
          detail: `${path} was not opened: nobody knows a record to open it with`,
        });
      else if (!mayOpen(pages, page))
        findings.push({
          severity: 'failed',
          remote,
          detail: `${path} was not opened: the account may not open the page ${page}`,
        });
      else
        visits.push({
          remote,
          module,
          address: path.replace(/\*$/, ''),
          bare: layout === 'bare',
          deep: path.endsWith('*'),
          titles,
        });
    }
  }
  return { visits, findings };
}
