import type { AuthServices } from '../auth/services.ts';
import type { BooqitServices } from '../booqit/services.ts';
import type { DispatchServices } from '../dispatch/services.ts';
import type { HttpServices } from '../http/services.ts';
import type { InvoicingServices } from '../invoicing/services.ts';
import type { LiveServices } from '../live/services.ts';
import type { MasterdataServices } from '../masterdata/services.ts';
import type { ReleaseServices } from '../releases/services.ts';
import type { SearchServices } from '../search/services.ts';

/** Dependencies of all handlers. One per process. */
export type Services = AuthServices &
  BooqitServices &
  DispatchServices &
  HttpServices &
  InvoicingServices &
  LiveServices &
  MasterdataServices &
  ReleaseServices &
  SearchServices;
