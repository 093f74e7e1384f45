/** Maximum pages: a request has one or two, a book none of them. */
const MOST_PAGES = 20;
/** Maximum of the contract. */
const MOST_TEXT = 20_000;

/**
 * Text of a PDF: its filled-in fields as labelled lines, then the lines of its pages.
 * @param {import('@libpdf/core').PDF} pdf
 * @returns {{ readonly text: string } | { readonly fault: 'file.tooManyPages' }}
 */
export function textOfPdf(pdf) {
  const count = pdf.getPageCount();
  if (count > MOST_PAGES) return { fault: 'file.tooManyPages' };
  // "1/2" at the end of a line is the number of the page, not a day of February.
  const number = (/** @type {number} */ index) => new RegExp(String.raw`(?<![\d/])${index + 1}\s?/\s?${count}$`, 'gmu');
  const pages = pdf.getPages().map((page, index) => page.extractText().text.replaceAll(number(index), ''));
  const parts = [fieldsOf(pdf), ...pages];
  // Fonts draw "fi" as one sign.
  const text = parts
    .filter((part) => part.trim() !== '')
    .join('\n\n')
    .normalize('NFKC');
  return { text: text.slice(0, MOST_TEXT) };
}

/** Values of a fillable form are no text of its pages. A ticked box is its name alone. @param {import('@libpdf/core').PDF} pdf */
const fieldsOf = (pdf) =>
  (pdf.getForm()?.getFields() ?? [])
    .flatMap((field) => {
      const value = field.getValue();
      const name = field.alternateName ?? field.name;
      if (typeof value !== 'string' || value.trim() === '' || value === 'Off') return [];
      return field.type === 'checkbox' ? [name] : [`${name}: ${value.trim()}`];
    })
    .join('\n');
