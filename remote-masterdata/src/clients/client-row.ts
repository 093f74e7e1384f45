import type { components } from '@navette/openapi/types';

/** A client in a list, without national number and history. */
export type ClientRow = components['schemas']['ClientRow'];

/** A client, whole. */
export type Client = components['schemas']['Client'];

/** How lists and dialogs name a client: last name first. */
export const nameOf = ({ lastname, firstname }: Pick<ClientRow, 'lastname' | 'firstname'>): string =>
  `${lastname} ${firstname}`;
