import { RecordsPage, useBulkEdit, useRecords, type CloseRecord } from '@navette/shared/ui-records';
import { useState, type ReactNode, useCallback } from 'react';
import { ImportButton } from '../entities/import/import-button.tsx';
import { clientBulk } from '../entities/client/client-bulk.tsx';
import { DuplicatesButton } from '../entities/client/duplicates-button.tsx';
import {
  changeClients,
  clients,
  useClients,
  type ClientRow,
  exportClientData,
  useSeesInvoices,
  anonymiseClient,
} from '../entities/client/client-requests.ts';
import { NewClient, ExistingClient } from '../dialogs/client.tsx';
import { messageKey, useT } from '@navette/shared/i18n';
import { type StatusStyle, saveFile, Alert } from '@navette/shared/ui';
import {
  statusColumn,
  useOpenClientCard,
  type TableColumn,
  type RowAction,
  type FormattingContext,
} from '@navette/shared/ui-table';
import { TriangleAlert, FileDown, Files, History, IdCard, Landmark, Merge, UserRoundX } from 'lucide-react';
import { clientText } from '../entities/client/differences.ts';
import { addressStatus, columnsOf, emailColumn, ID, personColumns } from '../records/columns.tsx';
import { cellEdits, withEdits } from '../records/edits.ts';
import { useOnline } from '@navette/shared/api';
import { useCan } from '@navette/shared/session';
import { clientFieldsWith, personName } from '@navette/shared/domain';
import { useDialogAvailability, useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { ClientDocumentsDialog } from '../entities/client/client-documents-dialog.tsx';
import { ClientHistoryDialog } from '../entities/client/client-history-dialog.tsx';
import { MergeDialog } from '../entities/client/merge-dialog.tsx';
import { fieldsFor, FormDialog, FormSection, messageWith, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of clients (specification/clients.md#client-list). */
export default function ClientList(): ReactNode {
  const bulk = useBulkEdit(clientBulk);
  const records = useRecords(clients, useClients());
  const [task, setTask] = useState<ClientTask>();
  return (
    <RecordsPage
      records={records}
      tableId="clients"
      columns={clientColumns}
      rowStatus={clientStatus}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      actions={<DuplicatesButton />}
      importing={<ImportButton kind="clients" />}
      csvName="clients"
      selectionActions={bulk.selectionActions}
      moreActions={useClientActions(setTask)}
      renderDialog={(id, onClose) =>
        id === undefined ? (
          <NewClient onClose={onClose} />
        ) : (
          <OpenedClient id={id} onMoved={records.open} onClose={onClose} />
        )
      }
    >
      {bulk.windows}
      {task && (
        <ClientTaskDialog
          task={task}
          onClose={(merged) => {
            setTask(undefined);
            if (merged) records.reveal(merged.id);
          }}
        />
      )}
    </RecordsPage>
  );
}

interface OpenedClientProps {
  /** Id from the URL. */
  readonly id: number;
  /** Called with the id of the remaining record when the record in the URL was merged into it. */
  readonly onMoved: (id: number) => void;
  readonly onClose: CloseRecord;
}

/** Form of the client in the URL. The id of a merged record opens the remaining record, and the URL is changed to its id. */
function OpenedClient({ id, onMoved, onClose }: OpenedClientProps): ReactNode {
  const [moved, setMoved] = useState<{ readonly from: number; readonly to: number }>();
  // The form keeps the requested id: correcting the URL must not load the record a second time.
  const asked = moved?.to === id ? moved.from : id;
  return (
    <ExistingClient
      key={asked}
      id={asked}
      onMoved={(to) => {
        setMoved({ from: asked, to });
        onMoved(to);
      }}
      onClose={onClose}
    />
  );
}

const problem: StatusStyle = { tone: 'warning', icon: TriangleAlert, label: messageKey('client.problem.badge') };

const problemStatus = (client: ClientRow): StatusStyle | undefined => (client.problem ? problem : undefined);

/** Status of a row: an incomplete address takes precedence over a problem flag. */
const clientStatus = (client: ClientRow): StatusStyle | undefined => addressStatus(client) ?? problemStatus(client);

/** The flag adds one column compared with other lists of people, so optional columns are hidden earlier. */
const FIT: Readonly<Record<string, Partial<TableColumn<ClientRow>>>> = {
  zip: { header: messageKey('client.zip.short'), hint: messageKey('person.zip') },
  city: { hideBelow: 1024 },
  birthday: { header: messageKey('client.birthday.short'), hint: messageKey('client.field.birthday') },
  tel: { hideBelow: 1440 },
  email: { hideBelow: 1440 },
};

const [firstname, lastname, ...home] = [...personColumns, emailColumn].map((column): TableColumn<ClientRow> => ({
  ...column,
  ...FIT[column.id],
}));

const column = columnsOf<ClientRow>();
const edit = cellEdits(changeClients);

/** Columns of the list: those of users that apply to clients (specification/clients.md#client-list), and the problem flag beside the name. */
export const clientColumns: readonly TableColumn<ClientRow>[] = [
  column('client.', 'id', { ...ID, hideBelow: 1024 }),
  ...[firstname, lastname].filter((one) => one !== undefined),
  statusColumn<ClientRow>({
    id: 'problem',
    header: messageKey('client.problem.badge'),
    status: problemStatus,
    groups: true,
  }),
  ...withEdits(home, { tel: edit('phone', (tel) => ({ tel })), mobile: edit('phone', (mobile) => ({ mobile })) }),
  column('client.field.', 'client_from', { kind: 'date', hideBelow: 1440, descendingFirst: true }),
  ...clientFieldsWith('listed').map((field) =>
    column('client.field.', field, {
      text: (client, context) => clientText(field, client[field], context),
      groups: true,
      hidden: true,
    }),
  ),
  column('client.field.', 'info', { hidden: true, edit: edit('note', (info) => ({ info })) }),
];

/** Row actions of a client besides edit and delete. Export and anonymise need the permission to manage users. */
function useClientActions(
  start: (task: ClientTask) => void,
): (client: ClientRow, context: FormattingContext) => readonly RowAction[] {
  const isOnline = useOnline();
  const isPrivacyOfficer = useCan('users');
  const seesInvoices = useSeesInvoices();
  const download = useDownloadClient();
  const mayBook = useCan('booking');
  const openCard = useOpenClientCard();
  const collects = useCan('transactions');
  const openDialog = useOpenDialog();
  const { reason: noMandates } = useDialogAvailability('invoicing/mandate@1');
  return useCallback(
    (client, { t }) => {
      const disabled = isOnline ? undefined : t('form.offline');
      const privacy: readonly RowAction[] = [
        {
          id: 'export',
          label: t('client.export'),
          icon: <FileDown aria-hidden />,
          disabled,
          onSelect: () => void download(client),
        },
        {
          id: 'anonymise',
          label: t('client.anonymise'),
          icon: <UserRoundX aria-hidden />,
          danger: true,
          disabled,
          onSelect: () => start({ kind: 'anonymise', client }),
        },
      ];
      return [
        ...(mayBook
          ? [
              {
                id: 'card',
                label: t('client.card'),
                icon: <IdCard aria-hidden />,
                inline: true,
                onSelect: () => openCard(client.id),
              },
            ]
          : []),
        {
          id: 'history',
          label: seesInvoices ? t('client.history') : t('client.trips'),
          icon: <History aria-hidden />,
          onSelect: () => start({ kind: 'history', client }),
        },
        {
          id: 'documents',
          label: t('client.documents'),
          icon: <Files aria-hidden />,
          onSelect: () => start({ kind: 'documents', client }),
        },
        ...(collects
          ? [
              {
                id: 'mandate',
                label: t('client.mandate'),
                icon: <Landmark aria-hidden />,
                disabled: noMandates,
                onSelect: () =>
                  void openDialog('invoicing/mandate@1', { id: client.id, name: personName(client, 'list') }),
              },
            ]
          : []),
        {
          id: 'merge',
          label: t('client.merge'),
          icon: <Merge aria-hidden />,
          disabled,
          onSelect: () => start({ kind: 'merge', client }),
        },
        ...(isPrivacyOfficer ? privacy : []),
      ];
    },
    [isOnline, isPrivacyOfficer, mayBook, seesInvoices, download, openCard, collects, noMandates, openDialog, start],
  );
}

/** Returns the function that downloads all personal data of a client as JSON. The server logs it. */
function useDownloadClient(): (client: ClientRow) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return useCallback(
    async (client) => {
      try {
        const data = await exportClientData(client.id);
        saveFile(`client-${client.id}.json`, JSON.stringify(data, null, 2), 'application/json');
        toast.success(
          t('client.exported', {
            name: personName(client, 'text'),
            trips: data.trips.length,
            invoices: data.invoices.length,
          }),
        );
      } catch (error) {
        toast.failure(t('client.export.failed', { name: personName(client, 'text') }), error);
      }
    },
    [t, toast],
  );
}

/** Dialog opened from a row of the client list, other than the form. */
interface ClientTask {
  readonly kind: 'history' | 'documents' | 'merge' | 'anonymise';
  readonly client: ClientRow;
}

interface ClientTaskDialogProps {
  readonly task: ClientTask;
  /** Called with the remaining record after a merge. */
  readonly onClose: CloseRecord;
}

/** Renders the dialog of a task. */
function ClientTaskDialog({ task: { kind, client }, onClose }: ClientTaskDialogProps): ReactNode {
  if (kind === 'history') return <ClientHistoryDialog client={client} onClose={() => onClose()} />;
  if (kind === 'documents') return <ClientDocumentsDialog client={client} onClose={() => onClose()} />;
  if (kind === 'anonymise') return <AnonymiseDialog client={client} onClose={() => onClose()} />;
  return <MergeDialog first={client} onClose={onClose} />;
}

const NOTHING = { lastname: '' };

/** Schema of the confirmation: the exact last name, to prevent anonymising the wrong client. */
const schemaOf = (lastname: string) =>
  z.object({
    lastname: z
      .string()
      .trim()
      .min(1)
      .refine((typed) => typed === lastname.trim(), messageWith('client.anonymise.wrongName', { lastname })),
  });

/** Client to anonymise. */
interface AnonymiseDialogProps {
  readonly client: ClientRow;
  readonly onClose: () => void;
}

/**
 * Anonymises a client after the last name was typed as confirmation. While there are future trips or open invoices the server refuses and returns
 * their count.
 */
function AnonymiseDialog({ client, onClose }: AnonymiseDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const name = personName(client, 'text');
  const [schema] = useState(() => schemaOf(client.lastname));
  const [Fields] = useState(() => fieldsFor(schema));
  const form = useNavetteForm({ schema, defaultValues: NOTHING, name: messageKey('client.anonymise.form') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('client.anonymise.title', { name })}
      saveLabel={t('client.anonymise.confirm')}
      danger={<UserRoundX aria-hidden />}
      onSubmit={async ({ lastname }) => {
        await anonymiseClient(cache, client.id, lastname);
        toast.success(t('client.anonymised', { id: String(client.id) }));
      }}
    >
      <Alert status="warning" title={t('client.anonymise.final')} live={false}>
        {t('client.anonymise.what')}
      </Alert>
      <FormSection>
        <Fields.TextField
          name="lastname"
          label={t('client.anonymise.lastname', { lastname: client.lastname })}
          required
          span={12}
        />
      </FormSection>
    </FormDialog>
  );
}
