import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { useDescribedField, type Choice, type FieldProps } from './bound-field.ts';
import { useFieldMessage } from './field-message.ts';

/** Ids and ARIA attributes that the frame gives its control, to be spread on the focusable element. */
export interface ControlProps {
  readonly id: string;
  readonly disabled: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-errormessage': string | undefined;
  readonly 'aria-describedby': string;
  readonly 'aria-required': true | undefined;
}

/** A frame around one control; without a `name` it belongs to no form. */
interface FieldFrameProps extends Omit<FieldProps<string>, 'name' | 'readOnly'> {
  readonly name?: string | undefined;
  /** Options that it chooses from. */
  readonly options?: readonly Choice[] | undefined;
  /** Message (see `messageWith`) of the error, or null. */
  readonly error: string | null;
  /** Renders the control; a group of controls (radio buttons) is named by `labelId` instead of a `<label>`. */
  readonly children: (control: ControlProps, labelId: string) => ReactNode;
  readonly group?: boolean | undefined;
  /** Directly under the control, above the line for help and errors. */
  readonly below?: ReactNode;
}

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg' } });
const Aside = chakra('span', { base: { fontSize: 'xs', color: 'fg.muted', marginInlineStart: '1.5' } });
const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '1',
    alignItems: 'flex-start',
    fontSize: 'xs',
    lineHeight: '1rem',
    minHeight: '1.25rem',
  },
  variants: { tone: { plain: { color: 'fg.muted' }, warning: { color: 'fg.warning' }, error: { color: 'fg.error' } } },
});
/** Subgrid of label, control and note, shared by the fields of a row, so that a long label keeps the controls aligned. */
export const FieldRoot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    rowGap: '1',
    alignItems: 'start',
    minWidth: '0',
  },
});

/**
 * Label, control, and one reserved line under it for help, warning or error, so that the layout does not shift when
 * an error appears. The error is linked to the control; "required" is a word.
 */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { label, help, required, disabled, span, error, warning, group, below, children } = props;
  useDescribedField(props.name, { label, options: props.options });
  const t = useT();
  const message = useFieldMessage();
  const id = useId();
  const noteId = `${id}-note`;
  const labelId = `${id}-label`;
  const tone = error ? 'error' : warning ? 'warning' : 'plain';
  const control: ControlProps = {
    id,
    disabled,
    'aria-invalid': error === null ? undefined : true,
    'aria-errormessage': error === null ? undefined : noteId,
    'aria-describedby': noteId,
    'aria-required': required || undefined,
  };
  return (
    <FieldRoot style={{ gridColumn: `span ${String(span ?? 6)}` }} data-field>
      <div style={{ alignSelf: 'end' }}>
        <Label as={group ? 'span' : 'label'} id={labelId} {...(group ? {} : { htmlFor: id })}>
          {label}
        </Label>
        {required && <Aside aria-hidden>{t('form.required')}</Aside>}
      </div>
      {children(control, labelId)}
      <div>
        {below}
        <Note id={noteId} tone={tone}>
          {error && <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />}
          {error ? message(error) : warning ? message(warning) : help}
        </Note>
      </div>
    </FieldRoot>
  );
}
