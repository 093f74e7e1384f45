import type { components } from '@navette/openapi/types';
import { dataOf } from '../../../api/calls.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { serviceName } from '../../../domain/distance/estimate.ts';
import { fold } from '../../../domain/text/fold.ts';
import { settingsFor } from '../../kit/not-set-up.tsx';
import { messageKey, useT } from '../../../i18n/index.ts';
import { type ControlProps, FieldFrame } from '../field-frame.tsx';
import { SuggestBox } from '../../pickers/suggest-box.tsx';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useBoundField, type FieldProps, type NameOf, useFieldRegistry } from '../bound-field.ts';

/** An address that the server suggests. */
export type AddressSuggestion = components['schemas']['AddressSuggestion'];

/** Suggested addresses, with the outage of a service if there is one. */
interface AddressAnswer {
  readonly suggestions: readonly AddressSuggestion[];
  /** The address service that is down, so that the suite's own addresses are the fallback; null when it answers. */
  readonly unavailable: string | null;
}

/** Fetches address suggestions for a text. A plain list means that no service is down. */
export type AddressFetcher = (
  text: string,
  signal: AbortSignal,
) => Promise<AddressAnswer | readonly AddressSuggestion[]>;

const isList = (answer: AddressAnswer | readonly AddressSuggestion[]): answer is readonly AddressSuggestion[] =>
  Array.isArray(answer);

/** Normalizes a plain list to an answer without an outage. */
const answerOf = (answer: AddressAnswer | readonly AddressSuggestion[]): AddressAnswer =>
  isList(answer) ? { suggestions: answer, unavailable: null } : answer;

/**
 * Converts the response of an address call to suggestions, with the service that its header names as unavailable: the body of an `AddressFetcher`.
 * @throws as the call does
 */
export async function addressAnswer(
  call: Promise<{ data?: readonly AddressSuggestion[]; response: Response }>,
): Promise<AddressAnswer> {
  const { response } = await call;
  return { suggestions: await dataOf(call), unavailable: response.headers.get('x-unavailable-service') };
}

/** A complete address: street and number, postal code and locality; the position when it is known. */
export interface Place {
  /** Street and number. */
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  /** The whole address on one line. */
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The place of a suggestion; null unless it has street, number, postal code and locality (specification/screens.md#forms). */
export function placeOf(suggestion: AddressSuggestion): Place | null {
  const { street, houseNumber, zip, city, fullAddress, latitude, longitude } = suggestion;
  if (!street || !houseNumber || !zip || !city) return null;
  return { address: `${street} ${houseNumber}`, zip, city, fullAddress, latitude, longitude };
}

/** Address input outside a form. */
interface AddressInputProps {
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
 * any other text stays as typed and is reported as an error. A street without number may be chosen and completed; an address typed as it is suggested is
 * chosen when the field is left.
 */
export function AddressInput(props: AddressInputProps): ReactNode {
  const { value, onChange, suggest, onUnparsed, onBlur, label, placeholder, readOnly, control } = props;
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [unavailable, setUnavailable] = useState<string | null>(null);
  const [isUnfound, setUnfound] = useState(false);
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

  const offered = useRef<readonly AddressSuggestion[]>([]);

  async function fetch(question: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]> {
    const answer = answerOf(await suggest(question, signal));
    if (!signal.aborted) {
      setUnavailable(answer.unavailable);
      setUnfound(answer.suggestions.length === 0);
    }
    offered.current = answer.suggestions;
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

  /** Whoever has typed a suggested address to its end has chosen it. */
  function leave(): void {
    const meant = offered.current.filter((one) => placeOf(one) !== null && lettersOf(one.label) === lettersOf(text));
    if (value === '' && meant[0]) choose(meant[0]);
    onBlur?.();
  }

  return (
    <SuggestBox
      {...{ text, label, control, placeholder, readOnly, fetch }}
      onBlur={leave}
      notice={
        unavailable !== null
          ? t('address.unavailable', { service: serviceName(unavailable) })
          : isUnfound && settingsFor('addresses') !== undefined
            ? t('address.notSetUp')
            : undefined
      }
      onTextChange={type}
      question={text.trim().length >= LEAST_LETTERS ? text.trim() : null}
      keyOf={(suggestion) => suggestion.label}
      labelOf={(suggestion) => suggestion.label}
      creditOf={(suggestion) => suggestion.attribution}
      onChoose={choose}
    />
  );
}

const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Names of the form fields with the parts of the address. */
export interface AddressParts<T extends FieldValues> {
  readonly zip?: NameOf<T, string> | undefined;
  readonly city?: NameOf<T, string> | undefined;
  readonly fullAddress?: NameOf<T, string> | undefined;
  readonly latitude?: NameOf<T, number> | undefined;
  readonly longitude?: NameOf<T, number> | undefined;
}

/** Props of an address field. */
export interface AddressFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, string>> {
  readonly suggest: AddressFetcher;
  /**
   * With parts, the field `name` holds street and number and these hold the rest; without, `name` holds the whole address on one line (the pick-up
   * address).
   */
  readonly parts?: AddressParts<T> | undefined;
  readonly placeholder?: string | undefined;
  /** Called after the user's choice (null: no complete address), when the form already has the new values. */
  readonly onChosen?: ((place: Place | null) => void) | undefined;
}

type PartName = keyof AddressParts<FieldValues>;

/** Field value of an address part; without an address texts are empty and the position is null (specification/screens.md#forms). */
function partValue(place: Place | null, part: PartName): string | number | null {
  if (place !== null) return place[part];
  return part === 'latitude' || part === 'longitude' ? null : '';
}

const PARTS: readonly PartName[] = ['zip', 'city', 'fullAddress', 'latitude', 'longitude'];

/** Address autocomplete field; an incomplete address clears address, postal code, locality and position, and is an error. */
export function AddressField<T extends FieldValues>(props: AddressFieldProps<T>): ReactNode {
  const { name, label, suggest, parts, placeholder, readOnly, onChosen } = props;
  const { value, error, onChange, onBlur, onUnparsed } = useBoundField<string>(name);
  const { setValue } = useFormContext<FieldValues>();
  const shown = useShownAddress(value ?? '', parts);
  const registry = useFieldRegistry();
  useEffect(() => {
    if (!parts) return;
    const together = PARTS.flatMap((part) => parts[part] ?? []);
    const text = (values: Readonly<Record<string, unknown>>) =>
      onOneLine(values[name], values[parts.fullAddress ?? ''], values[parts.zip ?? ''], values[parts.city ?? '']);
    registry.describe(name, { label, together, text });
  }, [registry, name, label, parts]);

  function change(place: Place | null): void {
    for (const part of PARTS) {
      const target = parts?.[part];
      if (target) setValue<string>(target, partValue(place, part), { shouldDirty: true });
    }
    onChange(parts ? (place?.address ?? '') : (place?.fullAddress ?? ''));
    onChosen?.(place);
  }

  return (
    <FieldFrame {...props} span={props.span ?? 12} error={error}>
      {(control) => (
        <AddressInput
          {...{ suggest, onUnparsed, onBlur, label, placeholder, readOnly, control }}
          value={shown}
          onChange={change}
        />
      )}
    </FieldFrame>
  );
}

/** An address on one line: the stored line, else joined from its parts; empty without an address. */
function onOneLine(address: unknown, full: unknown, zip: unknown, city: unknown): string {
  if (typeof address !== 'string' || address === '') return '';
  if (typeof full === 'string' && full !== '') return full;
  const locality = [zip, city].filter(Boolean).join(' ');
  return locality ? `${address}, ${locality}` : address;
}

/** The shown address of a form's values. */
function useShownAddress<T extends FieldValues>(address: string, parts: AddressParts<T> | undefined): string {
  const names = [parts?.fullAddress, parts?.zip, parts?.city];
  const [full, zip, city] = useWatch({ name: names.map((name) => name ?? '') });
  return parts ? onOneLine(address, parts.fullAddress && full, parts.zip && zip, parts.city && city) : address;
}
