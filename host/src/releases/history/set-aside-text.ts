import type { Translate } from '@navette/shared/i18n';
import type { ReleaseChange } from '../requests/use-release-history.ts';

/** What a repair moved away: "Set aside: history.jsonl (2 lines), staged". Nothing for other changes. */
export function setAsideText({ setAside = [] }: ReleaseChange, t: Translate): string | undefined {
  if (setAside.length === 0) return undefined;
  const files = setAside.map(({ file, lines }) =>
    lines === null ? file : t('releases.setAside.lines', { file, count: lines }),
  );
  return t('releases.setAside', { files: files.join(', ') });
}
