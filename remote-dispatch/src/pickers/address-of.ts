/** Parts of an address as old records may have them. */
export interface AddressParts {
  readonly fullAddress?: string | null;
  readonly address?: string | null;
  readonly zip?: string | null;
  readonly city?: string | null;
}

/** The address of a record on one line: as it was chosen, else put together; empty when a part is missing. */
export function addressOf({ fullAddress, address, zip, city }: AddressParts): string {
  if (fullAddress) return fullAddress;
  return address && zip && city ? `${address}, ${zip} ${city}` : '';
}
