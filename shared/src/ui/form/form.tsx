import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { FieldRegistryContext } from './bound-field.ts';
import { useFieldMessage } from './field-message.ts';
import type { FormProblem, NavetteForm } from './use-navette-form.ts';
import { useSubmit, type SaveHandler } from './use-submit.ts';
import { useFormats, useT } from '../../i18n/index.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import type { Draft } from './draft.ts';

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
    // A field outside a section has no grid to share rows with: a subgrid there is only one line high.
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

/** Offers to restore a draft, with its date; renders nothing without one. */
function DraftNotice({ draft }: { readonly draft: Draft }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { offer } = draft;
  if (!offer) return null;
  return (
    <section aria-label={t('form.draft.title')}>
      <Alert
        title={t('form.draft.found', { when: formatInstant(offer.savedAt) })}
        actions={
          <>
            <Button size="sm" onClick={offer.restore}>
              {t('form.draft.restore')}
            </Button>
            <Button size="sm" variant="ghost" onClick={offer.discard}>
              {t('form.draft.discard')}
            </Button>
          </>
        }
      />
    </section>
  );
}

/** Sticky, so that it stays visible when the focus is on a field further down. */
const Sticky = chakra('div', { base: { position: 'sticky', insetBlockStart: '0', zIndex: '1' } });

/** An index path such as `reminders.0.level` means nothing to the reader: the message itself names its subject. */
const isPlaceInList = (field: string): boolean => /\.\d+(?:\.|$)/u.test(field);

/** Alert of a failed save: the server's problem, and errors of fields that this form doesn't show. */
function FormAlert({ problem }: { readonly problem: FormProblem | null }): ReactNode {
  const t = useT();
  const message = useFieldMessage();
  if (!problem) return null;
  const { others, incidentId } = problem;
  return (
    <Sticky tabIndex={-1} data-form-alert data-quiet-focus>
      <Alert status="error" title={message(problem.message)}>
        {others.length > 0 && (
          <ul>
            {others.map(({ field, message: text }) => (
              <li key={field}>
                {isPlaceInList(field) ? message(text) : t('form.problem.field', { field, message: message(text) })}
              </li>
            ))}
          </ul>
        )}
        {incidentId !== null && <p>{t('form.problem.incident', { incident: incidentId })}</p>}
      </Alert>
    </Sticky>
  );
}

const Section = chakra('fieldset', {
  base: { containerType: 'inline-size', minWidth: '0', border: 'none', padding: '0' },
});
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'semibold', marginBottom: '2' } });
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: '4',
    rowGap: '1', // Gap inside a field; its note separates it from the next.
    '@container (max-width: 34rem)': { '& > [data-field]': { gridColumn: 'span 12 !important' } },
  },
});

/** A titled section of a form: fields on a 12-column grid, stacked on narrow screens. */
export function FormSection({ title, children }: { readonly title?: string; readonly children: ReactNode }): ReactNode {
  return (
    <Section>
      {title && <Legend>{title}</Legend>}
      <Grid>{children}</Grid>
    </Section>
  );
}
