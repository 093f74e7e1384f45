/** A row of the timeline. */
export interface TimelineDriver {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Works now; one who does not has a row only while bookings of the window are his. */
  readonly active: boolean;
}
