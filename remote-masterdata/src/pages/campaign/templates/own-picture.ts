/** Whether the page may show a picture: its policy takes pictures of the suite's own address, not of the mailing service's. */
export function isOwnPicture(address: string, origin = window.location.origin): boolean {
  try {
    const { protocol, origin: its } = new URL(address, origin);
    return its === origin || protocol === 'data:';
  } catch {
    return false;
  }
}
