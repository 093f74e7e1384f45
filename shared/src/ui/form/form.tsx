import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from './draft/draft-notice.tsx';
import { FormAlert } from './form-alert.tsx';
import { FieldRegistryContext } from './form-context.ts';
import type { NavetteForm } from './use-navette-form.ts';
import { useSubmit } from './use-submit.ts';
import type { SaveHandler } from './use-submit.ts';

/** A form on the page. */
export interface FormProps<In extends FieldValues, Out> {
  readonly form: NavetteForm<In, Out>;
  /** Saves; a rejection is shown at its field or above the fields. */
  readonly onSubmit: SaveHandler<Out>;
  /** Called after a save, when the form is pristine. */
  readonly onSaved?: (() => void) | undefined;
  readonly children: ReactNode;
}

const Root = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    // A field outside of a section has no grid whose rows it could share: a subgrid there is as high as one line.
    '& > [data-field]': { gridTemplateRows: 'repeat(3, auto)' },
  },
});

/**
 * The `<form>` element of a `useNavetteForm`, with its draft offer and its alert above the fields. Fields inside bind
 * by name. For a form in a dialog use `FormDialog`.
 */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>): ReactNode {
  const { form, onSubmit, onSaved, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const submit = useSubmit(form, element, onSubmit, onSaved);
  return (
    <FormProvider {...form}>
      <FieldRegistryContext value={form.registry}>
        <Root ref={element} id={form.id} noValidate onSubmit={(event) => void submit(event)}>
          <DraftNotice draft={form.draft} />
          <FormAlert problem={form.problem} />
          {children}
        </Root>
      </FieldRegistryContext>
    </FormProvider>
  );
}
