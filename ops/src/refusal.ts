/** Something ops will not do, with the reason for the person at the keyboard. Exit code 1, no stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
