import type { Handlers } from '../app/operation.ts';
import { notificationHandlers } from './notifications/notification-handlers.ts';

export const liveHandlers = { ...notificationHandlers } satisfies Handlers;
