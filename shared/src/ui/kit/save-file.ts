/** Hands a text, or bytes, to the browser as a file to save. @param type of a text; bytes bring their own */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
