import { useLocale, useT } from '@navette/shared/i18n';
import { useCallback } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import type { ReleaseStatus } from './requests/use-release-status.ts';

/** Translated title of a remote; the host has one of its own; its technical name when no running or staged set declares one. */
export function useRemoteTitle(status: ReleaseStatus | undefined): (name: string) => string {
  const t = useT();
  const locale = useLocale();
  const { data: set } = useReleaseSet();
  return useCallback(
    (name) =>
      status?.remotes.find((remote) => remote.name === name)?.titles[locale] ??
      set?.remotes[name]?.declaration.titles[locale] ??
      (name === 'host' ? t('releases.host') : name),
    [status, set, locale, t],
  );
}
