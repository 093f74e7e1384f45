/** Error with a message for the user of the command line. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {1 | 2} [code] Exit code: 1 refused, 2 misunderstood.
   */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}
