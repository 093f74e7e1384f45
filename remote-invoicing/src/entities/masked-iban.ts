/** Last digits of an account: a list shows no whole ones, the dialog of a batch does. */
export const maskedIban = (iban: string | null): string => (iban === null ? '' : `•••• ${iban.slice(-4)}`);
