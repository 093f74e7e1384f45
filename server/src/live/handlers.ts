import type { Handlers } from '../kernel/operation.ts';
import { appHandlers } from './apps/app-handlers.ts';
import { demandHandlers } from './demands/demand-handlers.ts';
import { liveConfigHandlers } from './live-config.ts';
import { locationHandlers } from './locations/location-handlers.ts';
import { notificationHandlers } from './notifications/notification-handlers.ts';
import { taskHandlers } from './tasks/task-handlers.ts';
import { ticketHandlers } from './tickets/ticket-handlers.ts';
import type { LiveServices } from './services.ts';

export const liveHandlers = {
  ...notificationHandlers,
  ...liveConfigHandlers,
  ...taskHandlers,
  ...demandHandlers,
  ...ticketHandlers,
  ...locationHandlers,
  ...appHandlers,
} satisfies Handlers<LiveServices>;
