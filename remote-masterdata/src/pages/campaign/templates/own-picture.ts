/** Whether the content security policy allows a picture: only from the page's own origin, not from the mailing service. */
export function isOwnPicture(address: string, origin = window.location.origin): boolean {
  try {
    const { protocol, origin: its } = new URL(address, origin);
    return its === origin || protocol === 'data:';
  } catch {
    return false;
  }
}
