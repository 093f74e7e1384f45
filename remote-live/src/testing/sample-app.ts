import type { AppCommand, AppInfo, ConnectedApp } from '../pages/admin/connected-app.ts';

/** The app of the driver Karim Benali (user 7, driver 3) on an Android phone. */
export const sampleApp = (changes: Partial<ConnectedApp> = {}, info: Partial<AppInfo> = {}): ConnectedApp => ({
  socketId: 'karim',
  driverId: 3,
  connectedAt: '2026-03-10T07:00:00Z',
  user: { id: 7, firstname: 'Karim', lastname: 'Benali', role: 'driver', active: true },
  ...changes,
  info: { platform: 'Android 15', browser: null, version: '2.3.0', permission: 'granted', position: null, ...info },
});

/** `getInfo` to Karim, answered after 120 ms. */
export const sampleCommand = (changes: Partial<AppCommand> = {}): AppCommand => ({
  id: 1,
  at: new Date().toISOString(),
  by: 'Super Ada',
  kind: 'action',
  action: 'getInfo',
  data: null,
  to: 7,
  toName: 'Benali Karim',
  sent: 1,
  delivered: 1,
  answered: 1,
  open: false,
  receivers: [
    {
      socketId: 'karim',
      userId: 7,
      name: 'Benali Karim',
      role: 'driver',
      state: 'answered',
      milliseconds: 120,
      answer: { done: true, reason: null, info: sampleApp().info },
    },
  ],
  ...changes,
});
