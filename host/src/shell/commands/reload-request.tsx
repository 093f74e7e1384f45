import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { RefreshOffer } from '../release/release-banners.tsx';
import type { ReloadRequestState } from '../shell-state.ts';

/** Banner of a reload request: offered as for a new release, once no form is dirty. */
export default function ReloadRequest({ by, version }: ReloadRequestState): ReactNode {
  const t = useT();
  return <RefreshOffer ready={version === null ? t('command.reload', { by }) : t('command.updated', { version })} />;
}
