import type { Handlers } from '../../app/operation.ts';
import { getDirections } from './get-directions.ts';
import { getDistance } from './get-distance.ts';

export const distanceHandlers = { getDistance, getDirections } satisfies Handlers;
