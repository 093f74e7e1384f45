/** A refused file; the message gives the operator the reason. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}
