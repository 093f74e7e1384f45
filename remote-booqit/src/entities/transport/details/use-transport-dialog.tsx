import { $api } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { ErrorState, Heading, Skeleton, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { RowAction } from '@navette/shared/ui-table';
import { Eye } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { directionText } from '../direction-text.ts';
import { passengerName } from '../transport-columns.ts';
import { rowsOf } from '../transport-row.ts';
import { TransportDetails } from './transport-details.tsx';

/** A row action that shows all details of a transport, with its dialog. */
export function useTransportDialog(): {
  readonly viewAction: (transportId: string) => RowAction;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const [shown, setShown] = useState<string>();
  const label = t('transports.view');
  const viewAction = useCallback(
    (transportId: string): RowAction => ({
      id: 'view',
      label,
      icon: <Eye aria-hidden />,
      inline: true,
      onSelect: () => setShown(transportId),
    }),
    [label],
  );
  const dialog = shown !== undefined && (
    <Dialog open size={800} title={t('transports.view.title', { id: shown })} onClose={() => setShown(undefined)}>
      <TransportParts transportId={shown} />
    </Dialog>
  );
  return { viewAction, dialog };
}

/** The parts of a transport in their current state on the platform. */
function TransportParts({ transportId }: { readonly transportId: string }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const query = $api.useQuery(
    'post',
    '/service/booqit/byId',
    { body: { transportId } },
    { meta: { failure: 'inPlace' } },
  );
  const rows = rowsOf(query.data);
  if (query.error)
    return (
      <ErrorState
        title={t('transports.view.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (!rows) return <Skeleton height="40" role="status" aria-label={t('shared.loading')} />;
  if (rows.length === 0) return <Text>{t('transports.view.unknown')}</Text>;
  return (
    <Stack gap="6">
      {rows.map((row) => (
        <Stack key={row.key} gap="2">
          <Heading as="h3" size="sm">
            {[directionText(row, t), formatDate(row.date), row.time, passengerName(row.passenger)].join(' · ')}
          </Heading>
          <TransportDetails row={row} />
        </Stack>
      ))}
    </Stack>
  );
}
