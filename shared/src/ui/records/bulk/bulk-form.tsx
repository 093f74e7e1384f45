import { useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n/use-t.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { FormSection } from '../../form/form.tsx';
import type { FormSchema } from '../../form/navette-resolver.ts';
import { useNavetteForm } from '../../form/use-navette-form.ts';
import { Text } from '../../kit/text.tsx';

/** Form of the new values for several records. */
export interface BulkFormProps<In extends FieldValues, Out extends object> {
  /** Number of records. */
  readonly count: number;
  /** A field whose output is null or undefined changes nothing. */
  readonly schema: FormSchema<In, Out>;
  /** Field values of the form while nothing is chosen. */
  readonly values: In & DefaultValues<In>;
  /** Called with the chosen fields; without argument when cancelled, or when none was chosen. */
  readonly onClose: (chosen?: Out) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Dialog that sets the same values on several records: empty fields stay unchanged. */
export function BulkForm<In extends FieldValues, Out extends object>(props: BulkFormProps<In, Out>): ReactNode {
  const { count, schema, values, onClose, children } = props;
  const t = useT();
  const [defaultValues] = useState(values);
  const chosen = useRef<Out>(undefined);
  const form = useNavetteForm({ schema, defaultValues, name: 'bulk.form.name' });
  return (
    <FormDialog
      form={form}
      title={t('bulk.title', { count })}
      saveLabel={t('bulk.apply', { count })}
      onSubmit={async (filled) => {
        chosen.current = filled;
      }}
      onClose={() => onClose(chosen.current)}
    >
      <Text tone="muted">{t('bulk.help')}</Text>
      <FormSection>{children}</FormSection>
    </FormDialog>
  );
}
