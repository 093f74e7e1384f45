import {
  BASE_PAGES,
  isPage,
  type PageGrant,
  grantedTo,
  mayCall,
  mayOpen,
  pagesOfRole,
  STAFF_ROLES,
  type StaffRole,
  withNeeds,
} from '@navette/shared/domain';
import { grantsOfSet, type RemoteFacts } from '@navette/shared/release';
import { failed, type Finding } from '../report.ts';
import { withFacts, type Candidate, type RemoteUnderCheck, useOfDeprecated } from '../remote-under-check.ts';
import { deployedOperations, type DeployedOperation } from './deployed-api.ts';
import { compareSchemas } from '../shape/compare.ts';
import { differs, type Difference, asSchema } from '../shape/json-schema.ts';

type Known = ReadonlyMap<string, DeployedOperation>;

/** Whether every operation a remote calls is in the deployed API, with a shape it understands and a permission that fits its pages. */
export function checkOperations(candidate: Candidate): readonly Finding[] {
  const known = deployedOperations(candidate.deployed.openapi);
  if (known.size === 0) return [failed(null, 'The deployed API has no readable openapi.json.')];
  const grants = grantsOfSet(candidate.set);
  return [
    ...candidate.remotes.flatMap(({ name, facts }) => (typeof facts === 'string' ? [failed(name, facts)] : [])),
    ...withFacts(candidate).flatMap((remote) => [...shapes(remote, known), ...permissions(remote, known, grants)]),
  ];
}

type Remote = RemoteUnderCheck & { readonly facts: RemoteFacts };

function shapes({ facts, ...remote }: Remote, known: Known): readonly Finding[] {
  return Object.entries(facts.operations).flatMap(([id, built]) => {
    const deployed = known.get(id);
    if (deployed === undefined)
      return [
        failed(remote.name, `${id}: the deployed API does not have it (${built.method.toUpperCase()} ${built.path})`),
      ];
    return [
      ...operationDifferences(built, deployed).map(({ severity, path, what }) => ({
        severity,
        remote: remote.name,
        detail: `${id}: ${path}: ${what}`,
      })),
      ...useOfDeprecated(remote, `the operation ${id}`, deployed.deprecation),
    ];
  });
}

/** Users of a page need the permission for its operations, except guarded ones, which are offered only to permitted users. Operations of dialogs are not checked, since pages of other remotes open them. */
function permissions({ name, facts, pinned }: Remote, known: Known, grants: readonly PageGrant[]): readonly Finding[] {
  const parts = [
    ...pinned.declaration.routes.map(({ module, page, path, guarded = [], first = [] }) => ({
      module,
      page,
      where: path,
      guarded,
      first: first.map(({ operation }) => operation),
    })),
    ...pinned.declaration.slots.map(({ module, page, slot }) => ({
      module,
      page,
      where: slot,
      guarded: [],
      first: [],
    })),
  ];
  const { searches = [] } = pinned.declaration;
  const calls = [
    ...parts.flatMap(({ module, guarded, first, ...part }) =>
      [...new Set([...(facts.modules[module] ?? []).filter((id) => !guarded.includes(id)), ...first])].map((id) => ({
        ...part,
        id,
      })),
    ),
    ...searches.map(({ kind, page, operation }) => ({ id: operation, page, where: `the search for ${kind}` })),
  ];
  return calls.flatMap(({ id, page, where }) => {
    const permission = known.get(id)?.permission;
    if (permission === undefined) return [];
    const may = permission.join(', ') || 'nobody may';
    const roles = rolesOpening(page, grants).filter((role) => !mayCall(pagesOfRole(role), permission));
    if (roles.length > 0)
      return [
        failed(
          name,
          `${id}: ${where} can call it, but ${roles.join(', ')} may open that page (${page}) and may not call the operation (${may})`,
        ),
      ];
    // An organisation gives pages to roles one by one.
    const given = isPage(page) ? withNeeds(page) : [];
    if (given.length === 0 || mayCall([...BASE_PAGES, ...given], permission)) return [];
    return [
      failed(
        name,
        `${id}: ${where} can call it, but a role that is given that page, with what it needs (${given.join(', ')}), may not call the operation (${may})`,
      ),
    ];
  });
}

/** The roles that may open a page: by the table, or by what remotes declare. */
export const rolesOpening = (page: string, grants: readonly PageGrant[] = []): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => mayOpen([...pagesOfRole(role), ...grantedTo(role, grants)], page));

/** An operation as somebody calls it: as a remote's build recorded it, or as a former contract had it. */
interface CalledOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<
    Record<string, { readonly in: string; readonly required: boolean; readonly schema: unknown }>
  >;
  readonly request?: unknown;
  readonly response?: unknown;
}

/** Whether an operation can be called as it could be when the remote was built: what is sent is accepted, what is read still comes. */
export function operationDifferences(built: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  const [was, is] = [
    `${built.method.toUpperCase()} ${built.path}`,
    `${deployed.method.toUpperCase()} ${deployed.path}`,
  ];
  if (was.toLowerCase() !== is.toLowerCase()) return [differs('address', `is ${is} now, was ${was}`)];
  return [
    ...parameterDifferences(built, deployed),
    ...bodyDifferences(built, deployed),
    ...answerDifferences(built, deployed),
  ];
}

function parameterDifferences({ parameters }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  const wanted = [...deployed.parameters].filter(
    ([name, { required }]) => required && parameters[name]?.required !== true,
  );
  return [
    ...wanted.map(([name]) =>
      differs(
        `parameter ${name}`,
        parameters[name] === undefined ? 'is required now and was unknown before' : 'is always required now',
      ),
    ),
    ...Object.entries(parameters).flatMap(([name, parameter]) => {
      const target = deployed.parameters.get(name);
      if (target === undefined) return [differs(`parameter ${name}`, 'is no longer understood')];
      if (target.in !== parameter.in)
        return [differs(`parameter ${name}`, `is in the ${target.in} now, was in the ${parameter.in}`)];
      return compareSchemas(asSchema(parameter.schema), target.schema, 'accepts', `parameter ${name}`);
    }),
  ];
}

function bodyDifferences({ request }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  if (request === undefined) return deployed.request?.required === true ? [differs('body', 'is required now')] : [];
  if (deployed.request === undefined) return [differs('body', 'is no longer accepted')];
  return compareSchemas(asSchema(request), deployed.request.schema, 'accepts', 'body');
}

function answerDifferences({ response }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  if (response === undefined) return [];
  return deployed.response === undefined
    ? [differs('answer', 'is no longer returned')]
    : compareSchemas(deployed.response, asSchema(response), 'reads', 'answer');
}
