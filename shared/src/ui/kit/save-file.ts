/** Downloads a text or a blob as a file. @param type media type of a text; a blob has its own */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoke late: the browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
