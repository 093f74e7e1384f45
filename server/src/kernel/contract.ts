import document from '@navette/openapi/document' with { type: 'json' };
import { type Effect, operations, type OperationId } from '@navette/openapi/operations';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}

interface Media {
  schema: object;
}

interface Body {
  $ref?: string;
  required?: boolean;
  description?: string;
  content?: Record<string, Media>;
}

export interface DocumentedOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface ContractDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<string, DocumentedOperation>> & { parameters?: Parameter[] }>;
  components: { schemas: Record<string, object>; responses: Record<string, Body> };
}

/** The contract. Its JSON type is far wider than the parts that are read here. */
export const contract: ContractDocument = JSON.parse(JSON.stringify(document));

export interface ContractOperation {
  id: OperationId;
  method: string;
  path: string;
  effect: Effect;
  permission: readonly string[];
  propertyPermission: Readonly<Record<string, readonly string[]>>;
  documented: DocumentedOperation;
  parameters: readonly Parameter[];
}

/** Every operation of the contract, with its part of the document. */
export const contractOperations: readonly ContractOperation[] = Object.entries(operations).map(([name, operation]) => {
  const path = contract.paths[operation.path];
  const documented = path?.[operation.method.toLowerCase()];
  if (!path || !documented || !isOperation(name)) throw new Error(`The contract lacks ${name}`);
  return {
    ...operation,
    id: name,
    documented,
    parameters: [...(path.parameters ?? []), ...(documented.parameters ?? [])],
  };
});

/** Effects that change no record. */
const WITHOUT_CHANGE: ReadonlySet<Effect> = new Set<Effect>(['read', 'disclose', 'report']);

/** Whether a call may change data that others read. */
export const isWrite = ({ effect }: Pick<ContractOperation, 'effect'>): boolean => !WITHOUT_CHANGE.has(effect);

function isOperation(name: string): name is OperationId {
  return name in operations;
}

/** Resolves a reference to one of the shared responses. */
export function responseOf(operation: ContractOperation, status: number): Body | undefined {
  const response = operation.documented.responses[String(status)] ?? operation.documented.responses.default;
  return response?.$ref
    ? contract.components.responses[response.$ref.replace('#/components/responses/', '')]
    : response;
}
