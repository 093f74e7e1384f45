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
