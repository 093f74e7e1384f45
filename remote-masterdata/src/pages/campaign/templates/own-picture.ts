/** Whether the content security policy lets the page show a picture: only those of its own origin, not of the mailing service. */
export function isOwnPicture(address: string, origin = window.location.origin): boolean {
  try {
    const { protocol, origin: its } = new URL(address, origin);
    return its === origin || protocol === 'data:';
  } catch {
    return false;
  }
}
