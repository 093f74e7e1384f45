import type { Handlers } from '../../kernel/operation.ts';
import { getDirections } from './get-directions.ts';
import { getDistance } from './get-distance.ts';
import type { DispatchServices } from '../services.ts';

export const distanceHandlers = { getDistance, getDirections } satisfies Handlers<DispatchServices>;
