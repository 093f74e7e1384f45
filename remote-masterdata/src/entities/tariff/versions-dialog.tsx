import { ApiProblem, api, dataOf, useOnline } from '@navette/shared/api';
import {
  brusselsToday,
  TARIFF_FIELDS,
  type TariffField,
  type TariffKind,
  tariffDigits,
  validOn,
} from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod';
import {
  fieldName,
  refreshTariffs,
  type Tariff,
  tariffName,
  type TariffVersion,
  useTariffs,
  valuesText,
} from './tariff-requests.ts';

interface VersionsDialogProps {
  readonly kind: TariffKind;
  /** Insurer, M-code or driver; 0 for a tariff of the organisation. */
  readonly ownerId: number;
  readonly onClose: () => void;
}

const value = z.number().min(0).max(9_999_999).nullable();

/** Form of a version: its first day, and the values of its kind. */
const schema = z.object({
  validFrom: required(z.iso.date()),
  price: value,
  min10km: value,
  plus10km: value,
  price_other: value,
  price_dialyse: value,
  price_radio: value,
  price_chemo: value,
  commission: value,
});

const Fields = fieldsFor(schema);

const EMPTY = {
  price: null,
  min10km: null,
  plus10km: null,
  price_other: null,
  price_dialyse: null,
  price_radio: null,
  price_chemo: null,
  commission: null,
} as const;

/** Versions of a tariff: past, current and coming ones, and the form of another one (specification/tariffs.md#versions). */
export function VersionsDialog({ kind, ownerId, onClose }: VersionsDialogProps): ReactNode {
  const t = useT();
  const query = useTariffs('inPlace');
  const { data, error, isFetching } = query;
  if (!data) {
    const retry = { onRetry: () => void query.refetch(), retrying: isFetching };
    return <PendingDialog {...{ onClose, error, ...retry }} size={800} title={t('tariff.versions')} />;
  }
  const found = data.find((one) => one.kind === kind && one.ownerId === ownerId);
  return <VersionForm tariff={found ?? { kind, ownerId, name: null, versions: [] }} onClose={onClose} />;
}

interface VersionFormProps {
  readonly tariff: Tariff;
  readonly onClose: () => void;
}

function VersionForm({ tariff, onClose }: VersionFormProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const save = useSaveVersion(tariff);
  const { kind, versions } = tariff;
  const fields: readonly TariffField[] = TARIFF_FIELDS[kind];
  const current = validOn(versions, brusselsToday())?.values ?? {};
  const form = useNavetteForm({
    schema,
    defaultValues: { ...EMPTY, ...current, validFrom: null },
    name: messageKey('tariff.form'),
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      size={800}
      title={t('tariff.versions.title', { name: tariffName(tariff, t) })}
      saveLabel={t('tariff.add')}
      onSubmit={async ({ validFrom, ...given }) => {
        const values = Object.fromEntries(fields.map((field) => [field, given[field]]));
        const { bookings } = await save(validFrom, values);
        toast.success(t('tariff.added', { count: bookings }));
        await refreshTariffs(cache);
      }}
    >
      <VersionList tariff={tariff} />
      <FormSection title={t('tariff.add.title')}>
        <Fields.DateField name="validFrom" label={t('tariff.validFrom')} required ahead span={12} />
        {fields.map((field) =>
          kind === 'commission' || kind === 'kilometre' ? (
            <Fields.NumberField
              key={field}
              name={field}
              label={t(fieldName(kind, field))}
              digits={tariffDigits(kind)}
              span={6}
            />
          ) : (
            <Fields.MoneyField key={field} name={field} label={t(fieldName(kind, field))} span={6} />
          ),
        )}
      </FormSection>
      <Text tone="muted">{t('tariff.add.help')}</Text>
    </FormDialog>
  );
}

/** Saves a version; asks first when invoiced trips have the former price. */
function useSaveVersion({ kind, ownerId }: Tariff) {
  const t = useT();
  const confirm = useConfirm();
  return async (validFrom: string, values: TariffVersion['values']) => {
    const send = (confirmed: boolean) =>
      dataOf(api.POST('/service/tariff', { body: { kind, ownerId, validFrom, values, confirmed } }));
    try {
      return await send(false);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'tariff.invoiced') throw problem;
      const count = Number(problem.params?.['count'] ?? 0);
      const isSure = await confirm({
        title: t('tariff.invoiced.title', { count }),
        body: t('tariff.invoiced.body'),
        confirmLabel: t('tariff.invoiced.confirm'),
        danger: false,
      });
      if (!isSure) throw new DOMException('Cancelled by the user', 'AbortError');
      return send(true);
    }
  };
}

/** Past, current and coming versions, the latest first; a coming one can be deleted. */
function VersionList({ tariff: { kind, versions } }: { readonly tariff: Tariff }): ReactNode {
  const t = useT();
  const formats = useFormats();
  const remove = useDeleteVersion();
  const offline = !useOnline();
  const today = brusselsToday();
  const current = validOn(versions, today);
  const stateOf = (version: TariffVersion) =>
    version === current ? 'current' : (version.validFrom ?? '') > today ? 'coming' : 'past';
  return (
    <Box as="ul" aria-label={t('tariff.versions')} maxHeight="14rem" overflowY="auto" tabIndex={0} marginBottom="4">
      {versions.toReversed().map((version) => {
        const state = stateOf(version);
        const from = version.validFrom
          ? t('tariff.from', { date: formats.formatDate(version.validFrom) })
          : t('tariff.always');
        return (
          <Flex as="li" key={version.id} align="center" gap="3" paddingY="1" wrap="wrap">
            <Text minWidth="9rem" fontWeight={state === 'current' ? 'semibold' : 'normal'}>
              {from}
            </Text>
            <Text minWidth="6rem" tone="muted">
              {t(`tariff.state.${state}`)}
            </Text>
            <Text flex="1 1 12rem">{valuesText(kind, version.values, { t, formats })}</Text>
            {version.userName && <Text tone="muted">{version.userName}</Text>}
            {state === 'coming' && (
              <Button
                size="xs"
                variant="outline"
                icon={<Trash2 aria-hidden />}
                disabled={offline}
                aria-label={t('tariff.delete.one', { from })}
                onClick={() => void remove(version.id, from)}
              >
                {t('shared.delete')}
              </Button>
            )}
          </Flex>
        );
      })}
    </Box>
  );
}

/** Deletes a coming version after a question. */
function useDeleteVersion() {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return async (id: number, from: string) => {
    const title = t('tariff.delete.title', { from });
    if (!(await confirm({ title, body: t('tariff.delete.body'), confirmLabel: t('shared.delete') }))) return;
    try {
      const { bookings } = await dataOf(api.DELETE('/service/tariff/{id}', { params: { path: { id } } }));
      toast.success(t('tariff.deleted', { count: bookings }));
      await refreshTariffs(cache);
    } catch (error) {
      toast.failure(t('tariff.delete.failed'), error);
    }
  };
}
