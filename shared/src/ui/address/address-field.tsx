import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useBoundField } from '../form/bound-field.ts';
import type { FieldProps, NameOf } from '../form/bound-field.ts';
import { useFieldRegistry } from '../form/form-context.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { AddressInput } from './address-input.tsx';
import type { AddressFetcher, Place } from './address.ts';

/** Names of the form fields that hold the parts of the address. */
export interface AddressParts<T extends FieldValues> {
  readonly zip?: NameOf<T, string> | undefined;
  readonly city?: NameOf<T, string> | undefined;
  readonly fullAddress?: NameOf<T, string> | undefined;
  readonly latitude?: NameOf<T, number> | undefined;
  readonly longitude?: NameOf<T, number> | undefined;
}

/** An address of a form. */
export interface AddressFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, string>> {
  readonly suggest: AddressFetcher;
  /**
   * With parts, the field `name` takes street and number and these take the rest; without, `name` takes the whole
   * address on one line (the pick-up address).
   */
  readonly parts?: AddressParts<T> | undefined;
  readonly placeholder?: string | undefined;
  /** After the user's choice (null: no complete address), when the form holds the new values already. */
  readonly onChosen?: ((place: Place | null) => void) | undefined;
}

type PartName = keyof AddressParts<FieldValues>;

/** Field value of an address part; without an address texts are empty and the position is null (S2 §5). */
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
    registry.describe(name, { label, together, text: (values) => shownAddress(values, name, parts) });
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

/** An address of a form's values on one line. */
function shownAddress<T extends FieldValues>(
  values: Readonly<Record<string, unknown>>,
  name: string,
  parts: AddressParts<T>,
): string {
  const text = (field: string | undefined) => {
    const value = values[field ?? ''];
    return typeof value === 'string' ? value : '';
  };
  const locality = `${text(parts.zip)} ${text(parts.city)}`.trim();
  return text(parts.fullAddress) || [text(name), locality].filter(Boolean).join(', ');
}

/** The address on one line: the stored line, else joined from its parts. */
function useShownAddress<T extends FieldValues>(address: string, parts: AddressParts<T> | undefined): string {
  const names = [parts?.fullAddress, parts?.zip, parts?.city];
  const [full, zip, city] = useWatch({ name: names.map((name) => name ?? '') });
  if (address === '' || !parts) return address;
  if (parts.fullAddress && full) return String(full);
  const locality = [parts.zip && zip, parts.city && city].filter(Boolean).join(' ');
  return locality ? `${address}, ${locality}` : address;
}
