import type { components } from '@navette/openapi/types';

/** Unread mail of a clinic. */
export const sampleMail = (more: Partial<components['schemas']['Mail']> = {}): components['schemas']['Mail'] => ({
  id: '7',
  From: '"Hélène Dupont" <helene@clinique.example>',
  DeliveredTo: 'office@navette.example',
  Subject: 'Retour plus tôt',
  Date: '2026-03-10T08:00:00Z',
  unread: true,
  snippet: 'Bonjour, le retour de 12 h',
  body: 'Bonjour,\nle retour de 12 h peut se faire à 11 h.',
  html: null,
  blockedImages: 0,
  attachments: [],
  replies: [],
  ...more,
});
