import type { IsoDate } from '@navette/shared/domain';

/** The moment the data are made at, in Brussels. */
export interface DemoNow {
  readonly date: IsoDate;
  readonly time: string;
}
