import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { RemoteState } from '../status-styles.ts';
import { shareOf } from './remote-health.ts';

/** Load counts of a remote since its version runs, with shares. */
export function RemoteCounts({
  remote: { sessions, failed, errors, violations },
}: {
  readonly remote: RemoteState;
}): ReactNode {
  const t = useT();
  const { formatNumber, formatPercent } = useFormats();
  const counts = [
    { id: 'sessions', label: t('releases.count.sessions'), count: sessions },
    { id: 'failed', label: t('releases.count.failed'), count: failed, share: shareOf(failed, sessions) },
    { id: 'errors', label: t('releases.count.errors'), count: errors, share: shareOf(errors, sessions) },
    { id: 'violations', label: t('releases.count.violations'), count: violations },
  ];
  return (
    <Box asChild {...grid}>
      <dl>
        {counts.map(({ id, label, count, share }) => (
          <Box key={id} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
            <Box as="dt" color="fg.muted" textStyle="xs">
              {label}
            </Box>
            <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatNumber(count)}
              {share !== undefined && count > 0 && ` (${formatPercent(share)})`}
            </Box>
          </Box>
        ))}
      </dl>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '3',
  borderTopWidth: '1px',
  borderColor: 'border',
  paddingTop: '3',
} as const;
