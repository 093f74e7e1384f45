import type { Handlers } from '../kernel/operation.ts';
import { availabilityHandlers } from './availability/availability-handlers.ts';
import { campaignHandlers } from './campaign/campaign-handlers.ts';
import { carecenterHandlers } from './carecenters/carecenter-handlers.ts';
import { clientHandlers } from './clients/client-handlers.ts';
import { dailyHandlers } from './daily/daily-handlers.ts';
import { destinationHandlers } from './destinations/destination-handlers.ts';
import { driverHandlers } from './drivers/driver-handlers.ts';
import { importHandlers } from './imports/import-handlers.ts';
import type { ImportServices } from './imports/import-services.ts';
import { insuranceHandlers } from './insurances/insurance-handlers.ts';
import { logHandlers } from './logs/log-handlers.ts';
import { mcodeHandlers } from './mcodes/mcode-handlers.ts';
import { accessPolicyHandlers } from './settings/access-policy.ts';
import { settingHandlers } from './settings/setting-handlers.ts';
import { userHandlers } from './users/user-handlers.ts';
import { viewHandlers } from './views/view-handlers.ts';

export const masterdataHandlers = {
  ...availabilityHandlers,
  ...campaignHandlers,
  ...carecenterHandlers,
  ...clientHandlers,
  ...dailyHandlers,
  ...destinationHandlers,
  ...driverHandlers,
  ...importHandlers,
  ...insuranceHandlers,
  ...logHandlers,
  ...mcodeHandlers,
  ...accessPolicyHandlers,
  ...settingHandlers,
  ...userHandlers,
  ...viewHandlers,
} satisfies Handlers<ImportServices>;
