import { messageKey, useT } from '@navette/shared/i18n';
import { Stack } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Undo2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { type Choice, useChoices, useForget } from '../../entities/matches.ts';

const COLUMNS: readonly TableColumn<Choice>[] = [
  {
    id: 'kind',
    header: messageKey('choices.kind'),
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(kind === 'client' ? 'choices.client' : 'choices.destination'),
    fixed: true,
  },
  { id: 'record', header: messageKey('choices.record'), value: ({ record }) => record.label, grow: 2, fixed: true },
  { id: 'at', header: messageKey('choices.at'), kind: 'instant', value: ({ at }) => at, descendingFirst: true },
  { id: 'userName', header: messageKey('choices.by'), value: ({ userName }) => userName },
];
const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [20, 'all'] as const;
const keyOf = ({ id }: Choice) => id;
const nameOf = ({ record }: Choice) => record.label;

/** Remembered choices, each of which can be forgotten: the next transport asks again. */
export function ChoicesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const toast = useToast();
  const query = useChoices();
  const { mutateAsync } = useForget();
  const rowActions = useCallback(
    ({ id }: Choice, { t: say }: FormattingContext): readonly RowAction[] => [
      {
        id: 'forget',
        label: say('choices.forget'),
        icon: <Undo2 aria-hidden />,
        inline: true,
        onSelect: () => {
          mutateAsync(id).catch((error: unknown) => toast.failure(say('choices.failed'), error));
        },
      },
    ],
    [mutateAsync, toast],
  );
  return (
    <Dialog open size={800} onClose={onClose} title={t('choices.title')}>
      <Stack gap="3">
        <DataTable
          tableId="booqit-choices"
          label={t('choices.title')}
          columns={COLUMNS}
          rows={query.data}
          load={query}
          rowKey={keyOf}
          rowName={nameOf}
          rowActions={rowActions}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          emptyText={t('choices.empty')}
          address="none"
        />
      </Stack>
    </Dialog>
  );
}
