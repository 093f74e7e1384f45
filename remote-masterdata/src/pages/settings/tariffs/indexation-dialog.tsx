import type { components } from '@navette/openapi/types';
import { api, dataOf, useOnline } from '@navette/shared/api';
import { brusselsToday, INDEXED_KINDS, ROUNDING_STEPS } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod';
import {
  KIND_NAMES,
  refreshTariffs,
  tariffName,
  useIndexations,
  useTariffs,
  valuesText,
} from '../../../entities/tariff/tariff-requests.ts';

type Preview = components['schemas']['IndexationPreview'];

const NOT = 'not';
const ALL = 0;
const rounding = z.enum([NOT, ...ROUNDING_STEPS]);

/** Form of an indexation: percentage, day, and for each kind its rounding or that it stays. */
const schema = z.object({
  percent: required(z.number().min(-50).max(100)),
  validFrom: required(z.iso.date()),
  insurerId: z.number(),
  kilometre: rounding,
  waiting: rounding,
  forfait: rounding,
  insurer: rounding,
  mcode: rounding,
});

const Fields = fieldsFor(schema);

/** Raises tariffs by a percentage, after a preview, and lists former indexations (specification/tariffs.md#indexation). */
export function IndexationDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const ask = useAskPreview();
  const { data: tariffs = [] } = useTariffs();
  const form = useNavetteForm({
    schema,
    defaultValues: {
      percent: null,
      validFrom: null,
      insurerId: ALL,
      kilometre: NOT,
      waiting: 'exact',
      forfait: 'exact',
      insurer: 'exact',
      mcode: 'exact',
    },
    name: messageKey('indexation.form'),
  });
  const roundings = [
    { value: NOT, label: t('indexation.not') },
    ...ROUNDING_STEPS.map((step) => ({
      value: step,
      label: step === 'exact' ? t('indexation.exact') : t('indexation.step', { step }),
    })),
  ];
  const insurers = tariffs.flatMap(({ kind, ownerId, name }) =>
    kind === 'insurer' ? [{ value: ownerId, label: name ?? '' }] : [],
  );
  return (
    <FormDialog
      {...{ form, onClose }}
      size={800}
      title={t('indexation.title')}
      saveLabel={t('indexation.preview')}
      onSubmit={async ({ percent, validFrom, insurerId, ...chosen }) => {
        const kinds = INDEXED_KINDS.flatMap((kind) => {
          const step = chosen[kind];
          return step === NOT ? [] : [{ kind, rounding: step }];
        });
        const body = { percent, validFrom, kinds, ...(insurerId !== ALL && { insurerIds: [insurerId] }) };
        const preview = await dataOf(api.POST('/service/tariff/preview', { body }));
        if (!(await ask(preview))) throw new DOMException('Cancelled by the user', 'AbortError');
        const made = await dataOf(api.POST('/service/tariff/indexation', { body }));
        toast.success(t('indexation.made', { tariffs: made.tariffs, bookings: made.bookings }));
        await refreshTariffs(cache);
      }}
    >
      <FormSection>
        <Fields.NumberField name="percent" label={t('indexation.percent')} digits={2} required span={4} />
        <Fields.DateField name="validFrom" label={t('tariff.validFrom')} required ahead span={4} />
      </FormSection>
      <FormSection title={t('indexation.kinds')}>
        {INDEXED_KINDS.map((kind) => (
          <Fields.SelectField key={kind} name={kind} label={t(KIND_NAMES[kind])} options={roundings} span={6} />
        ))}
        <Fields.SelectField
          name="insurerId"
          label={t('indexation.insurer')}
          options={[{ value: ALL, label: t('indexation.insurer.all') }, ...insurers]}
          span={6}
        />
      </FormSection>
      <Text tone="muted">{t('indexation.help')}</Text>
      <Indexations />
    </FormDialog>
  );
}

/** Shows each tariff before and after, and the bookings concerned; resolves whether to apply it. */
function useAskPreview() {
  const t = useT();
  const formats = useFormats();
  const confirm = useConfirm();
  return ({ tariffs, bookings, invoiced }: Preview) =>
    confirm({
      title: t('indexation.ask', { count: tariffs.length }),
      body: (
        <>
          <Text>{t('indexation.bookings', { count: bookings })}</Text>
          {invoiced > 0 && <Text>{t('indexation.invoiced', { count: invoiced })}</Text>}
          <Box as="ul" maxHeight="18rem" overflowY="auto" tabIndex={0} marginTop="2">
            {tariffs.map(({ kind, ownerId, name, before, after }) => (
              <Box as="li" key={`${kind} ${ownerId}`} paddingY="1">
                <Text fontWeight="semibold">{tariffName({ kind, name }, t)}</Text>
                <Text>
                  {valuesText(kind, before, { t, formats })} → {valuesText(kind, after, { t, formats })}
                </Text>
              </Box>
            ))}
          </Box>
        </>
      ),
      confirmLabel: t('indexation.apply'),
      danger: false,
    });
}

/** Former indexations; one whose day is still to come can be undone. */
function Indexations(): ReactNode {
  const t = useT();
  const { formatDate, formatPercent, formatInstant } = useFormats();
  const { data = [] } = useIndexations();
  const undo = useUndo();
  const offline = !useOnline();
  const today = brusselsToday();
  if (data.length === 0) return null;
  return (
    <FormSection title={t('indexation.former')}>
      <Box as="ul" gridColumn="span 12" maxHeight="10rem" overflowY="auto" tabIndex={0}>
        {data.map(({ id, percent, validFrom, tariffs, bookings, at, userName, undoneAt }) => {
          const words = { percent: formatPercent(percent), date: formatDate(validFrom), tariffs, bookings };
          return (
            <Flex as="li" key={id} align="center" gap="3" wrap="wrap" paddingY="1">
              <Text flex="1 1 16rem">{t('indexation.line', words)}</Text>
              <Text tone="muted">
                {undoneAt === null
                  ? `${formatInstant(at)} ${userName}`
                  : t('indexation.undone', { at: formatInstant(undoneAt) })}
              </Text>
              {undoneAt === null && validFrom > today && (
                <Button
                  size="xs"
                  variant="outline"
                  icon={<Undo2 aria-hidden />}
                  disabled={offline}
                  aria-label={t('indexation.undo.one', words)}
                  onClick={() => void undo(id, words)}
                >
                  {t('indexation.undo')}
                </Button>
              )}
            </Flex>
          );
        })}
      </Box>
    </FormSection>
  );
}

/** Undoes an indexation after a question. */
function useUndo() {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return async (id: number, words: { readonly percent: string; readonly date: string }) => {
    const title = t('indexation.undo.one', words);
    if (!(await confirm({ title, body: t('indexation.undo.body'), confirmLabel: t('indexation.undo'), danger: false })))
      return;
    try {
      await dataOf(api.DELETE('/service/tariff/indexation/{id}', { params: { path: { id } } }));
      toast.success(t('indexation.undo.done', words));
      await refreshTariffs(cache);
    } catch (error) {
      toast.failure(t('indexation.undo.failed'), error);
    }
  };
}
