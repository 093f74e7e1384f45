import { $api, api, dataOf } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import * as z from 'zod';

const schema = z.object({ insuranceId: required(z.number().int().positive()) });
const Fields = fieldsFor(schema);

export const readInsurers = () => dataOf(api.GET('/api/insurance'));

interface Asked {
  readonly mutuality: string;
  readonly answer: (insuranceId: number | undefined) => void;
}

/** Asks for the insurer of a mutuality of the platform, and remembers it for every later transport. */
export function useAskInsurer(): {
  /** Resolves with the insurer, or undefined when the dialog is closed without an answer. */
  readonly ask: (mutuality: string) => Promise<number | undefined>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (mutuality: string) =>
      new Promise<number | undefined>((resolve) => {
        setAsked({
          mutuality,
          answer: (insuranceId) => {
            setAsked(undefined);
            resolve(insuranceId);
          },
        });
      }),
    [],
  );
  return { ask, dialog: asked && <InsurerDialog {...asked} /> };
}

function InsurerDialog({ mutuality, answer }: Asked): ReactNode {
  const t = useT();
  const insurers = $api.useQuery('get', '/api/insurance', {}, { staleTime: 300_000, meta: { failure: 'inPlace' } });
  const saved = useRef<number>(undefined);
  const form = useNavetteForm({ schema, defaultValues: { insuranceId: null }, name: messageKey('mutuality.form') });
  return (
    <FormDialog
      form={form}
      title={t('mutuality.title', { mutuality })}
      saveLabel={t('mutuality.save')}
      onClose={() => answer(saved.current)}
      onSubmit={async ({ insuranceId }) => {
        await api.POST('/service/booqit/tables/mutuality', { body: { value: mutuality, insuranceId } });
        saved.current = insuranceId;
      }}
    >
      <FormSection>
        <Text tone="muted" gridColumn="1 / -1">
          {t('mutuality.help', { mutuality })}
        </Text>
        <Fields.SelectField
          name="insuranceId"
          label={t('details.mutuality')}
          required
          span={12}
          options={(insurers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormSection>
    </FormDialog>
  );
}
