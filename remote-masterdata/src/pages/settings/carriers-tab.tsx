import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate, useOnline } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Handshake, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as z from 'zod';

type Carrier = components['schemas']['Carrier'];

const COLUMNS: readonly TableColumn<Carrier>[] = [
  { id: 'name', header: messageKey('carriers.name'), value: ({ name }) => name, fixed: true, grow: 2 },
  { id: 'token', header: messageKey('carriers.token'), value: ({ token }) => token, grow: 2 },
  { id: 'url', header: messageKey('carriers.address'), value: ({ url }) => url, grow: 2 },
];
const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = ['all'] as const;
const keyOf = ({ id }: Carrier) => id;
const nameOf = ({ name }: Carrier) => name;

/** Partner carriers, the tokens with which they ask us for trips, and where we offer them some (specification/office.md#requests). */
export function CarriersTab(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const query = $api.useQuery('get', '/api/carrier');
  const [isAdding, setAdding] = useState(false);
  const [addressed, setAddressed] = useState<Carrier>();
  const refresh = () => void invalidate(cache, [['get', '/api/carrier']]);
  return (
    <>
      <Text tone="muted">{t('carriers.help')}</Text>
      <DataTable
        tableId="carriers"
        label={t('carriers.list')}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={useCarrierActions(refresh, setAddressed)}
        emptyText={t('carriers.empty')}
        filters={
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {t('carriers.add')}
          </Button>
        }
      />
      {isAdding && <NewCarrierDialog onSaved={refresh} onClose={() => setAdding(false)} />}
      {addressed && <AddressDialog carrier={addressed} onSaved={refresh} onClose={() => setAddressed(undefined)} />}
    </>
  );
}

function useCarrierActions(
  refresh: () => void,
  onAddress: (carrier: Carrier) => void,
): (carrier: Carrier) => readonly RowAction[] {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const offline = useOnline() ? undefined : t('form.offline');
  const change = async (name: string, send: () => Promise<unknown>) => {
    try {
      await send();
      refresh();
    } catch (error) {
      toast.failure(t('carriers.failed', { name }), error);
    }
  };
  return (carrier) => {
    const { id, name, token } = carrier;
    const call = { params: { path: { id } } };
    return [
      {
        id: 'copy',
        label: t('carriers.copy'),
        icon: <Copy aria-hidden />,
        inline: true,
        onSelect: () =>
          void navigator.clipboard.writeText(token).then(
            () => toast.success(t('carriers.copied')),
            () => toast.error(t('carriers.notCopied')),
          ),
      },
      {
        id: 'address',
        label: t('carriers.address.action'),
        icon: <Handshake aria-hidden />,
        disabled: offline,
        onSelect: () => onAddress(carrier),
      },
      {
        id: 'renew',
        label: t('carriers.renew'),
        icon: <RefreshCw aria-hidden />,
        disabled: offline,
        onSelect: async () => {
          const title = t('carriers.renew.title', { name });
          if (await confirm({ title, body: t('carriers.ends'), confirmLabel: t('carriers.renew') }))
            await change(name, () => dataOf(api.POST('/api/carrier/{id}/token', call)));
        },
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        disabled: offline,
        onSelect: async () => {
          const title = t('carriers.delete.title', { name });
          if (await confirm({ title, body: t('carriers.delete.body'), confirmLabel: t('shared.delete') }))
            await change(name, () => dataOf(api.DELETE('/api/carrier/{id}', call)));
        },
      },
    ];
  };
}

const schema = z.object({ name: z.string().trim().min(1, messageKey('validation.required')).max(100) });
const Fields = fieldsFor(schema);

function NewCarrierDialog({ onSaved, onClose }: { readonly onSaved: () => void; readonly onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const form = useNavetteForm({ schema, defaultValues: { name: '' }, name: messageKey('carriers.form') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('carriers.add')}
      onSubmit={async ({ name }) => {
        await dataOf(api.POST('/api/carrier', { body: { name } }));
        toast.success(t('carriers.added', { name }));
        onSaved();
      }}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('carriers.name')} required span={12} />
      </FormSection>
    </FormDialog>
  );
}

const addressSchema = z.object({ url: z.string().trim().max(300), token: z.string().trim().max(500) });
const AddressFields = fieldsFor(addressSchema);

interface AddressDialogProps {
  readonly carrier: Carrier;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Address to which we offer trips of a carrier, and the token that it gave us, which is never shown again. */
function AddressDialog({ carrier: { id, name, url, sends }, onSaved, onClose }: AddressDialogProps) {
  const t = useT();
  const toast = useToast();
  const form = useNavetteForm({
    schema: addressSchema,
    defaultValues: { url: url ?? '', token: '' },
    name: messageKey('carriers.address.form'),
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('carriers.address.title', { name })}
      onSubmit={async ({ url: address, token }) => {
        const body = { url: address || null, ...(token !== '' && { token }) };
        await dataOf(api.POST('/api/carrier/{id}/address', { params: { path: { id } }, body }));
        toast.success(t('carriers.address.saved', { name }));
        onSaved();
      }}
    >
      <Text tone="muted" marginBottom="2">
        {t('carriers.address.help')}
      </Text>
      <FormSection>
        <AddressFields.TextField name="url" label={t('carriers.address')} span={12} />
        <AddressFields.TextField
          name="token"
          label={t('carriers.sendToken')}
          help={sends ? t('carriers.sendToken.kept') : undefined}
          autoComplete="off"
          span={12}
        />
      </FormSection>
    </FormDialog>
  );
}
