import type { IncomingMessage } from 'node:http';
import type { DoneMessage } from '../../live/driver-app/serve-app.ts';
import type { Audit } from '../audit.ts';

const CHANGES: ReadonlySet<DoneMessage['event']> = new Set(['answer', 'charged', 'finish', 'demand', 'ticket']);

/** Writes the drivers' apps' reads and changes of patient data to the audit stream; positions and delivery receipts are neither. */
export const auditApps =
  (audit: Audit, addressOf: (request: IncomingMessage) => string) =>
  ({ event, caller, message, result, request }: DoneMessage): void => {
    const isRead = event === 'bookings' && Array.isArray(result);
    if (!isRead && !CHANGES.has(event)) return;
    const date = textIn(message, 'date');
    audit.write({
      userId: caller.user.id,
      role: 'driver',
      action: isRead ? 'read' : 'change',
      operation: `socket ${event}`,
      record: { driver: caller.driverId, ...numberIn(message, 'bookingId') },
      ...(isRead && { read: { count: result.length, ...(date && { startDate: date, endDate: date }) } }),
      outcome: null,
      address: addressOf(request),
    });
  };

const fieldOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;

const textIn = (message: unknown, name: string): string | undefined => {
  const value = fieldOf(message, name);
  return typeof value === 'string' ? value : undefined;
};

const numberIn = (message: unknown, name: string): Record<string, number> => {
  const value = fieldOf(message, name);
  return typeof value === 'number' ? { [name]: value } : {};
};
