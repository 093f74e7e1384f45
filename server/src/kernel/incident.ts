/** Log context of a failure without an answer of its own: the id of the call or job, and its log. A request is one. */
export interface Incident {
  readonly id: string;
  readonly log: { error(fields: object, message: string): void };
}
