import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import fr from '../../../../messages/fr.json';
import { localeAtom, LocaleProvider, registerMessages } from '../../../i18n/index.ts';
import { OverlayHost } from '../../overlay/overlay-host.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { vi, type Mock } from 'vitest';
import type { FieldValues } from 'react-hook-form';
import { Form } from '../form.tsx';
import type { FormSchema } from '../navette-resolver.ts';
import { useNavetteForm, type NavetteFormOptions } from '../use-navette-form.ts';

/** Handles of a rendered test. */
interface Shown {
  readonly user: UserEvent;
  readonly unmount: () => void;
  /** Renders other contents in its place. */
  readonly rerender: (ui: ReactNode) => void;
}

/** Renders an element in French, with theme and overlays, and a user-event instance. */
export function show(ui: ReactNode, wrap: (inside: ReactNode) => ReactNode = (inside) => inside): Shown {
  registerMessages('shared', 'fr', fr);
  getDefaultStore().set(localeAtom, 'fr');
  const whole = (inside: ReactNode) => (
    <UiProvider>
      <LocaleProvider>
        {wrap(
          <>
            {inside}
            <OverlayHost />
          </>,
        )}
      </LocaleProvider>
    </UiProvider>
  );
  const { unmount, rerender } = render(whole(ui));
  return {
    unmount,
    rerender: (inside) => rerender(whole(inside)),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  };
}

function OneForm<In extends FieldValues, Out>(props: {
  readonly schema: FormSchema<In, Out>;
  readonly values: NavetteFormOptions<In, Out>['defaultValues'];
  readonly save: (values: Out) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { schema, values, save, children } = props;
  const form = useNavetteForm<In, Out>({ schema, defaultValues: values, name: 'shared.add' });
  return (
    <Form form={form} onSubmit={async (checked) => save(checked)}>
      {children}
      <button type="submit">Enregistrer</button>
    </Form>
  );
}

/** Renders fields in a form of their own; `save` is a mock called with the saved values. */
export function showFields<In extends FieldValues, Out>(
  schema: FormSchema<In, Out>,
  values: NavetteFormOptions<In, Out>['defaultValues'],
  fields: ReactNode,
): Shown & { readonly save: Mock<(values: Out) => void> } {
  const save = vi.fn<(values: Out) => void>();
  const shown = show(
    <OneForm<In, Out> schema={schema} values={values} save={save}>
      {fields}
    </OneForm>,
  );
  return { ...shown, save };
}
