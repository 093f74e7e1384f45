/** Parts of an address; old records may lack some. */
export interface AddressParts {
  readonly fullAddress?: string | null;
  readonly address?: string | null;
  readonly zip?: string | null;
  readonly city?: string | null;
}

/** Address of a record on one line: the chosen one, else composed of its parts; empty when a part is missing. */
export function addressOf({ fullAddress, address, zip, city }: AddressParts): string {
  if (fullAddress) return fullAddress;
  return address && zip && city ? `${address}, ${zip} ${city}` : '';
}
