import { useCallback, type ReactNode, useState } from 'react';
import type { ApiProblem } from '../../api/problem.ts';
import { personName } from '../../domain/people/person-name.ts';
import { useUser } from '../../session/use-session.ts';
import { useConfirm } from '../overlay/dialog/confirm.ts';
import { type FormattingContext, useFormattingContext } from '../table/columns/column.ts';
import type { ChangedField } from './compare-versions.ts';
import { VersionField, VersionFields, type VersionChoice } from './version-field.tsx';

/** A field with two formatted values. */
export interface DescribedChange extends ChangedField {
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

/** Two versions of a record, one of them not saved. */
export interface VersionQuestion {
  readonly changed: readonly DescribedChange[];
  /** The refusal: who changed the record, and when. */
  readonly error: ApiProblem;
}

/**
 * Returns the function that asks, field by field, which value to save. Resolves with the names of the fields for which the saved value was chosen;
 * null: back to the form.
 */
export function useChooseVersions(): (question: VersionQuestion) => Promise<readonly string[] | null> {
  const context = useFormattingContext();
  const { t } = context;
  const user = useUser();
  const confirm = useConfirm();
  return useCallback(
    async ({ changed, error }) => {
      const taken = new Map(changed.map((field) => [field, !field.isMine]));
      const yes = await confirm({
        title: t('form.overtaken.title'),
        body: (
          <ChooseVersions
            intro={introOf(error, user && personName(user, 'text'), context)}
            choices={changed.map((field) => ({
              label: field.label,
              mine: field.mine,
              theirs: field.theirs,
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

interface ChooseVersionsProps {
  /** Sentence with the user and time of the other change. */
  readonly intro: string;
  /** `takesTheirs` of each is the initial choice. */
  readonly choices: readonly VersionChoice[];
}

/** Two values of each field side by side, in a confirmation. */
function ChooseVersions({ intro, choices }: ChooseVersionsProps): ReactNode {
  return (
    <>
      <p>{intro}</p>
      <VersionFields>
        {choices.map((choice) => (
          <Choice key={choice.label} {...choice} />
        ))}
      </VersionFields>
    </>
  );
}

function Choice({ takesTheirs, onChoose, ...choice }: VersionChoice): ReactNode {
  const [isTheirs, setTheirs] = useState(takesTheirs);
  return (
    <VersionField
      {...choice}
      takesTheirs={isTheirs}
      onChoose={(its) => {
        setTheirs(its);
        onChoose(its);
      }}
    />
  );
}
