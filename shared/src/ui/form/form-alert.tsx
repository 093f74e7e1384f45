import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Alert } from '../kit/alert.tsx';
import type { FormProblem } from './problem-of.ts';
import { useFieldMessage } from './use-field-message.ts';

/** Sticky, so that it stays visible when the focus is on a field further down. */
const Sticky = chakra('div', { base: { position: 'sticky', insetBlockStart: '0', zIndex: '1' } });

/** A place in a list of the call, such as `reminders.0.level`, says nothing to who reads it: its message names what it is about. */
const isPlaceInList = (field: string): boolean => /\.\d+(?:\.|$)/u.test(field);

/** Alert of a failed save: the server's problem, and errors of fields that this form doesn't show. */
export function FormAlert({ problem }: { readonly problem: FormProblem | null }): ReactNode {
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
