import { operations, type OperationId } from '@navette/openapi/operations';

/** Every operation of the contract. */
export const OPERATION_IDS = Object.keys(operations).filter((name): name is OperationId => name in operations);

/** Operations without a session; a test of the contract checks that they may be. */
export const PUBLIC_OPERATION_IDS = OPERATION_IDS.filter((id) => {
  const permission: readonly string[] = operations[id].permission;
  return permission.includes('public');
});
