import { useCallback } from 'react';
import type { ApiProblem } from '../../api/problem.ts';
import { personName } from '../../domain/people/person-name.ts';
import { useUser } from '../../session/use-session.ts';
import type { FieldRegistry } from '../form/field-registry.ts';
import { useConfirm } from '../overlay/dialog/use-confirm.ts';
import type { FormattingContext } from '../table/columns/column.ts';
import { useFormattingContext } from '../table/columns/use-formatting-context.ts';
import { ChooseVersions } from './choose-versions.tsx';
import type { ChangedField, FieldsByName } from './compare-versions.ts';
import { fieldText } from './field-text.ts';

/** Two versions of a record, one of them not saved. */
export interface VersionQuestion {
  readonly changed: readonly ChangedField[];
  readonly theirs: FieldsByName;
  readonly mine: FieldsByName;
  /** The refusal: who changed the record, and when. */
  readonly error: ApiProblem;
  /** Labels of the fields. */
  readonly registry: FieldRegistry;
}

/** Gives the function that asks, field by field, which text is kept. Resolves with the names of the fields that take the saved value; null: back to the form. */
export function useChooseVersions(): (question: VersionQuestion) => Promise<readonly string[] | null> {
  const context = useFormattingContext();
  const { t } = context;
  const user = useUser();
  const confirm = useConfirm();
  return useCallback(
    async ({ changed, theirs, mine, error, registry }) => {
      const taken = new Map(changed.map((field) => [field, !field.isMine]));
      const textOf = (values: FieldsByName, [name = '']: readonly string[]) =>
        fieldText(values, name, registry.described(name), context);
      const yes = await confirm({
        title: t('form.overtaken.title'),
        body: (
          <ChooseVersions
            intro={introOf(error, user && personName(user, 'text'), context)}
            choices={changed.map((field) => ({
              label: registry.described(field.names[0] ?? '')?.label ?? field.names[0] ?? '',
              mine: textOf(mine, field.names),
              theirs: textOf(theirs, field.names),
              takesTheirs: taken.get(field) ?? false,
              onChoose: (takesTheirs) => taken.set(field, takesTheirs),
            }))}
          />
        ),
        confirmLabel: t('form.overtaken.save'),
        cancelLabel: t('form.overtaken.back'),
        danger: false,
      });
      return yes ? changed.filter((field) => taken.get(field)).flatMap(({ names }) => names) : null;
    },
    [t, context, user, confirm],
  );
}

function introOf(
  { params }: ApiProblem,
  me: string | null | undefined,
  { t, formats }: Pick<FormattingContext, 't' | 'formats'>,
): string {
  const who = String(params?.who ?? '');
  const at = formats.formatInstant(String(params?.at ?? ''));
  if (who === '') return t('form.overtaken.unknown');
  return who === me ? t('form.overtaken.byMe', { at }) : t('form.overtaken.by', { who, at });
}
