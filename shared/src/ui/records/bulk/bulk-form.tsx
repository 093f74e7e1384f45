import { useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n/use-t.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { FormSection } from '../../form/form-section.tsx';
import type { FormSchema } from '../../form/navette-resolver.ts';
import { useNavetteForm } from '../../form/use-navette-form.ts';
import { Text } from '../../kit/text.tsx';

/** Form of what several records get. */
export interface BulkFormProps<In extends FieldValues, Out extends object> {
  /** How many records are changed. */
  readonly count: number;
  /** A field whose output is null or undefined changes nothing. */
  readonly schema: FormSchema<In, Out>;
  /** Field values of a form in which nothing is chosen yet. */
  readonly values: In & DefaultValues<In>;
  /** Called with the fields that were chosen; without argument when cancelled, or when none was. */
  readonly onClose: (chosen?: Out) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Dialog that gives several records the same values: fields that are left empty stay as they are. */
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
