import type { OperationId } from '@navette/openapi/operations';
import type { ContractHandlers } from '@navette/shared/testing';

/** What answers an operation in a test. */
export type Answer<Id extends OperationId> = NonNullable<ContractHandlers[Id]>;
