/** A file that is not taken over; the message tells the operator why, in a sentence. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}
