import type { FormattingContext } from '@navette/shared/ui-table';
import {
  ageText,
  batteryText,
  headingText,
  type SightingState,
  speedText,
} from '../../../entities/driver/sighting-texts.ts';
import { lateText, outlookText } from '../../../entities/trip/outlook-text.ts';
import type { DriverRow } from '../use-tracker.ts';

/** Texts of a line in the list of drivers: it rerenders only when one of them changes. */
export interface DriverLineTexts {
  readonly name: string;
  readonly state: SightingState;
  /** "il y a 12 min"; undefined without a position. */
  readonly age: string | undefined;
  /** Speed, heading and battery. */
  readonly movement: string;
  readonly arrived: string;
  readonly next: string;
  readonly late: string;
}

/** The texts of a driver at a moment. */
export const driverLineTexts = (
  { name, state, seen, outlook }: DriverRow,
  now: Date,
  context: FormattingContext,
): DriverLineTexts => ({
  name,
  state,
  age: seen && ageText(seen.age, context),
  movement: seen
    ? [speedText(seen, context), headingText(seen, context), batteryText(seen, context)].filter(Boolean).join(' · ')
    : '',
  arrived: seen?.arrivedAt === undefined ? '' : context.t('tracker.driver.arrived', { place: seen.arrivedAt }),
  next: outlookText(outlook, context),
  late: lateText(outlook, now, context),
});
