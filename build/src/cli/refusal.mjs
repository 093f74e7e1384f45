/** What the command line won't do, in words for whoever typed it. */
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
