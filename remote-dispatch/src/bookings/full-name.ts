/** Last and first name in the order of the lists; empty when the record is missing. */
export const fullName = (lastname: string | null | undefined, firstname: string | null | undefined): string =>
  [lastname, firstname].filter(Boolean).join(' ');
