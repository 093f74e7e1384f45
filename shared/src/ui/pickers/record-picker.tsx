import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageKey } from '../../i18n/index.ts';
import { useBoundField, type FieldProps, type NullableNameOf } from '../form/bound-field.ts';
import { messageWith } from '../form/field-message.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { RecordInput } from './record-input.tsx';
import type { RecordAdder, RecordSource } from './record-source.ts';
import { useRecord, type RecordState } from './use-record.ts';

/** A record of a form, chosen by name. */
export interface RecordPickerProps<T extends FieldValues, Item> extends FieldProps<NullableNameOf<T, number>> {
  readonly source: RecordSource<Item>;
  /** Offers to create a record. */
  readonly add?: RecordAdder<Item> | undefined;
  readonly placeholder?: string | undefined;
  /**
   * Called after the user's choice (null: cleared), when the form already holds the new id; not when a record is only fetched. `isFocused` unless an added
   * record arrives while the user types in another field.
   */
  readonly onChosen?: ((item: Item | null, isFocused: boolean) => void) | undefined;
}

function warningOf(state: RecordState<unknown>, id: number | null): string | null {
  return state.status === 'failed' ? messageWith(messageKey('picker.nameFailed'), { id: String(id) }) : null;
}

/**
 * A client, driver, destination or insurer, searched on the server while the user types; its value is the id, null when
 * empty. A deleted record is reported and may be kept; a name that could not be fetched is refetched on focus.
 */
export function RecordPicker<T extends FieldValues, Item>(props: RecordPickerProps<T, Item>): ReactNode {
  const { name, label, source, add, placeholder, onChosen, readOnly } = props;
  const { value = null, error, onChange, onBlur, onUnparsed } = useBoundField<number>(name);
  const { state, keep, retry } = useRecord(source, value);

  function choose(item: Item | null, isFocused: boolean): void {
    if (item !== null) keep(item);
    onChange(item === null ? null : source.idOf(item));
    onChosen?.(item, isFocused);
  }

  return (
    <FieldFrame {...props} error={error} warning={warningOf(state, value) ?? props.warning}>
      {(control) => (
        <RecordInput
          {...{ source, value, onUnparsed, add, onBlur, label, placeholder, readOnly, control }}
          record={state}
          onChoose={choose}
          onFocus={() => {
            if (state.status === 'failed') retry();
          }}
        />
      )}
    </FieldFrame>
  );
}
