/** A row of the timeline. */
export interface TimelineDriver {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Works now; one who does not has a row only while bookings of the window are his. */
  readonly active: boolean;
}

/** Whether two rows say the same. */
export const isSameDriver = (one: TimelineDriver, other: TimelineDriver): boolean =>
  one === other ||
  (one.id === other.id &&
    one.firstname === other.firstname &&
    one.lastname === other.lastname &&
    one.active === other.active);
