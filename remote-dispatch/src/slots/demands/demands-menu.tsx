import { useT } from '@navette/shared/i18n';
import { useLive } from '@navette/shared/realtime';
import { Badge, Box, ErrorState, IconButton, Spinner, Text, VisuallyHidden } from '@navette/shared/ui';
import { Popover } from '@navette/shared/ui-overlay';
import { HandHelping } from 'lucide-react';
import type { ReactNode } from 'react';
import { DemandCard } from './demand-card.tsx';
import { useDriverNames } from './requests/use-driver-names.ts';
import { useAnswerDemand } from './use-answer-demand.ts';

/** Demands of drivers, in the top bar: their count, and the cards to answer them (S1 §2.2). */
export function DemandsMenu(): ReactNode {
  const t = useT();
  const live = useLive('demands');
  const count = live.records.length;
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
            css={{ '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'rgba(255, 255, 255, 0.16)' } }}
          >
            <HandHelping aria-hidden />
            {count > 0 && (
              <Badge
                position="absolute"
                top="-1"
                insetInlineEnd="-2"
                minHeight="4"
                paddingInline="1"
                fontSize="0.6875rem"
                lineHeight="1"
                aria-hidden
                colorPalette="orange"
              >
                {count}
              </Badge>
            )}
          </IconButton>
        }
      >
        <DemandList />
      </Popover>
    </>
  );
}

function DemandList(): ReactNode {
  const t = useT();
  const live = useLive('demands');
  const answers = useAnswerDemand(live.records);
  const names = useDriverNames(live.records.length > 0);
  if (live.status === 'failed' && live.records.length === 0)
    return <ErrorState error={live.problem} onRetry={live.retry} />;
  if (live.status === 'loading' && live.records.length === 0) return <Spinner />;
  if (live.records.length === 0) return <Text tone="muted">{t('demands.none')}</Text>;
  if (names.error) return <ErrorState error={names.error} onRetry={names.retry} />;
  if (!names.isKnown) return <Spinner />;
  return (
    <Box as="ul" padding="0" margin="0">
      {live.records.map((demand) => (
        <DemandCard key={demand.key} demand={demand} driver={names.find(demand.driverId)} answers={answers} />
      ))}
    </Box>
  );
}
