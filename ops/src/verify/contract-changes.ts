import { type DeployedOperation, deployedOperations } from './checks/deployed-api.ts';
import { operationDifferences } from './checks/operations.ts';

/** A change of the API between two contracts. */
interface ContractChange {
  readonly operation: string;
  /** `major`: somebody who sends or reads it as it was may fail. `minor`: something new. */
  readonly kind: 'major' | 'minor';
  /** Description of the change, in English. */
  readonly what: string;
}

/**
 * Changes between two contracts for those who call the API as the former one describes it, by the rules with which a set is verified.
 * @param before OpenAPI document
 * @param after OpenAPI document
 */
export function contractChanges(before: unknown, after: unknown): ContractChange[] {
  const [was, is] = [deployedOperations(before), deployedOperations(after)];
  const added = [...is.keys()].filter((id) => !was.has(id));
  return [
    ...[...was].flatMap(([id, operation]) => changesOf(id, operation, is.get(id))),
    ...added.map((operation): ContractChange => ({ operation, kind: 'minor', what: 'is new' })),
  ];
}

function changesOf(id: string, before: DeployedOperation, after: DeployedOperation | undefined): ContractChange[] {
  if (!after) return [{ operation: id, kind: 'major', what: 'is gone' }];
  const found = [
    ...operationDifferences(asBuilt(before), after).map(({ severity, path, what }): ContractChange => ({
      operation: id,
      kind: severity === 'failed' ? 'major' : 'minor',
      what: `${path}: ${what}`,
    })),
    ...permissionChanges(id, before, after),
  ];
  if (found.length > 0 || asText(before) === asText(after)) return found;
  return [{ operation: id, kind: 'minor', what: 'accepts or returns more' }];
}

/** The operation as a remote would have recorded it when it was built. */
const asBuilt = ({ method, path, parameters, request, response }: DeployedOperation) => ({
  method,
  path,
  parameters: Object.fromEntries(parameters),
  ...(request === undefined ? {} : { request: request.schema }),
  ...(response === undefined ? {} : { response }),
});

/** Any of the permissions of an operation is enough. */
function permissionChanges(operation: string, before: DeployedOperation, after: DeployedOperation): ContractChange[] {
  const lost = before.permission.filter((one) => !after.permission.includes(one) && !isForAll(after));
  const won = after.permission.filter((one) => !before.permission.includes(one));
  if (lost.length > 0) return [{ operation, kind: 'major', what: `no longer permitted with ${lost.join(', ')}` }];
  return won.length > 0 ? [{ operation, kind: 'minor', what: `permitted with ${won.join(', ')}` }] : [];
}

const isForAll = ({ permission }: DeployedOperation): boolean =>
  permission.includes('public') || permission.includes('signed-in');

const wording = new Set(['description', 'title', 'example', 'examples', 'summary']);

/** Without wording, in one order. */
const asText = ({ parameters, ...operation }: DeployedOperation): string =>
  JSON.stringify({ ...operation, parameters: [...parameters] }, (key, value: unknown) =>
    wording.has(key) && typeof value !== 'object' ? undefined : value,
  );
