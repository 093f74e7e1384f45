import { useT } from '@navette/shared/i18n';
import { useLive } from '@navette/shared/realtime';
import { IconButton, lazyPart, onceUsed, PartUnavailable, VisuallyHidden } from '@navette/shared/ui';
import { Popover } from '@navette/shared/ui-overlay';
import { HandHelping } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { CornerBadge } from '../office/corner-badge.tsx';

const DemandList = lazyPart(
  async () => (await import('../demands/demand-list.tsx')).DemandList,
  undefined,
  PartUnavailable,
);

/** Demands of drivers, in the top bar: their count, and the cards to answer them (specification/live.md#demands). */
export default function DemandsMenu(): ReactNode {
  const t = useT();
  const live = useLive('demands');
  const count = live.records.length;
  useEffect(() => onceUsed(DemandList.load), []);
  const label = live.status === 'failed' ? t('demands.failed') : t('demands.open', { count });
  return (
    <>
      <VisuallyHidden aria-live="polite">{count > 0 ? label : ''}</VisuallyHidden>
      <Popover
        title={t('demands.title')}
        trigger={
          <IconButton
            label={label}
            color="white"
            position="relative"
            css={{ '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'white/16' } }}
          >
            <HandHelping aria-hidden />
            {count > 0 && <CornerBadge colorPalette="orange">{count}</CornerBadge>}
          </IconButton>
        }
      >
        <DemandList />
      </Popover>
    </>
  );
}
