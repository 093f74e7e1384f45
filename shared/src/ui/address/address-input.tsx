import { useEffect, useState, type ReactNode } from 'react';
import { serviceName } from '../../domain/distance/estimate.ts';
import { messageKey, useT } from '../../i18n/index.ts';
import type { ControlProps } from '../form/field-frame.tsx';
import { SuggestBox } from '../pickers/suggest-box.tsx';
import { answerOf, placeOf, type AddressFetcher, type AddressSuggestion, type Place } from './address.ts';

/** Address input outside a form. */
export interface AddressInputProps {
  /** The chosen address on one line; empty when none is chosen. */
  readonly value: string;
  /** Called with the chosen address; with null as soon as the text differs from it. */
  readonly onChange: (place: Place | null) => void;
  readonly suggest: AddressFetcher;
  /** Called with the error message while the text is no complete address, with null when it is one or empty. */
  readonly onUnparsed?: ((message: string | null) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly control: Partial<ControlProps> & { readonly 'aria-label'?: string };
}

const LEAST_LETTERS = 3;
const INCOMPLETE = messageKey('validation.address.incomplete');

/**
 * Address autocomplete on the server's suggestions. Only a complete address (street, number, postal code, locality) is a value;
 * any other text stays as typed and is reported as an error. A street without number may be chosen and completed.
 */
export function AddressInput(props: AddressInputProps): ReactNode {
  const { value, onChange, suggest, onUnparsed, onBlur, label, placeholder, readOnly, control } = props;
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [unavailable, setUnavailable] = useState<string | null>(null);
  const isReplaced = typed !== null && value !== ''; // The address was set from outside while another text was typed.
  if (isReplaced) setTyped(null);
  const text = isReplaced ? value : (typed ?? value);
  useEffect(() => {
    if (value !== '') onUnparsed?.(null);
  }, [value, onUnparsed]);

  function type(next: string): void {
    setTyped(next);
    onUnparsed?.(next.trim() === '' ? null : INCOMPLETE);
    if (value !== '') onChange(null);
  }

  async function fetch(question: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]> {
    const answer = answerOf(await suggest(question, signal));
    if (!signal.aborted) setUnavailable(answer.unavailable);
    return answer.suggestions;
  }

  function choose(suggestion: AddressSuggestion): void {
    const place = placeOf(suggestion);
    if (place === null) {
      type(`${suggestion.street ?? suggestion.label} `);
      return;
    }
    setTyped(null);
    onUnparsed?.(null);
    onChange(place);
  }

  return (
    <SuggestBox
      {...{ text, label, control, onBlur, placeholder, readOnly, fetch }}
      notice={unavailable === null ? undefined : t('address.unavailable', { service: serviceName(unavailable) })}
      onTextChange={type}
      question={text.trim().length >= LEAST_LETTERS ? text.trim() : null}
      keyOf={(suggestion) => suggestion.label}
      labelOf={(suggestion) => suggestion.label}
      creditOf={(suggestion) => suggestion.attribution}
      onChoose={choose}
    />
  );
}
