import type { SlotName } from '@navette/shared/federation';
import { useLocale, useT } from '@navette/shared/i18n';
import { IconButton } from '@navette/shared/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartFailure } from '../../federation/recovery/part-failure.ts';
import { RemoteSlot } from '../slots/remote-slot.tsx';

/** The remotes' content of a slot of the bar. */
export function BarSlot({ name }: { readonly name: SlotName }): ReactNode {
  return <RemoteSlot fits={({ slot }) => slot === name} failed={broken} />;
}

const broken = (failure: PartFailure): ReactNode => <Broken {...failure} />;

/** Failure state of a slot: an icon with Retry. */
function Broken({ remote, retrying, retry }: PartFailure): ReactNode {
  const t = useT();
  const locale = useLocale();
  return (
    <IconButton
      label={`${t('load.failure.title', { domain: remote.declaration.titles[locale] })} ${t('shared.retry')}`}
      color="white"
      loading={retrying}
      onClick={retry}
    >
      <TriangleAlert aria-hidden />
    </IconButton>
  );
}
