/** Whether a text is a Belgian postcode: four digits, the first not 0. */
export const isPostcode = (text: string): boolean => /^[1-9]\d{3}$/u.test(text);
