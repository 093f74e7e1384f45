import {
  type PageGrant,
  grantedTo,
  mayCall,
  mayOpen,
  pagesOfRole,
  STAFF_ROLES,
  type StaffRole,
} from '@navette/shared/domain';
import { grantsOfSet, type RemoteFacts } from '@navette/shared/release';
import type { Finding } from '../report.ts';
import { withFacts, type Candidate, type RemoteUnderCheck } from '../remote-under-check.ts';
import { deployedOperations, type DeployedOperation } from './deployed-api.ts';
import { useOfDeprecated } from '../remote-under-check.ts';
import { compareSchemas } from '../shape/compare.ts';
import { failed, type Difference } from '../shape/json-schema.ts';
import { asSchema } from '../shape/json-schema.ts';

type Known = ReadonlyMap<string, DeployedOperation>;

/** Whether every operation a remote calls is in the deployed API, with a shape it understands and a permission that fits its pages. */
export function checkOperations(candidate: Candidate): readonly Finding[] {
  const known = deployedOperations(candidate.deployed.openapi);
  if (known.size === 0)
    return [{ severity: 'failed', remote: null, detail: 'The deployed API has no readable openapi.json.' }];
  const unreadable = candidate.remotes.flatMap(({ name, facts }): Finding[] =>
    typeof facts === 'string' ? [{ severity: 'failed', remote: name, detail: facts }] : [],
  );
  const grants = grantsOfSet(candidate.set);
  const found = withFacts(candidate).flatMap((remote) =>
    [...shapes(remote, known), ...undeclared(remote), ...permissions(remote, known, grants)].map((finding) => ({
      ...finding,
      remote: remote.name,
    })),
  );
  return [...unreadable, ...found];
}

type Found = Omit<Finding, 'remote'>;
type Remote = RemoteUnderCheck & { readonly facts: RemoteFacts };

function shapes({ facts, ...remote }: Remote, known: Known): readonly Found[] {
  return Object.entries(facts.operations).flatMap(([id, built]): Found[] => {
    const deployed = known.get(id);
    if (deployed === undefined)
      return [
        {
          severity: 'failed',
          detail: `${id}: the deployed API does not have it (${built.method.toUpperCase()} ${built.path})`,
        },
      ];
    const { deprecation } = deployed;
    return [
      ...operationDifferences(built, deployed).map(({ severity, path, what }) => ({
        severity,
        detail: `${id}: ${path}: ${what}`,
      })),
      ...(deprecation === undefined ? [] : [useOfDeprecated(remote, `the operation ${id}`, deprecation)]),
    ];
  });
}

/** Granting and checking go by the declaration, so it must say what the code does. */
function undeclared({ facts, pinned }: Remote): readonly Found[] {
  const declared = new Set(pinned.declaration.operations);
  const called = Object.keys(facts.operations).filter((id) => !declared.has(id));
  const shapeless = [...declared].filter((id) => facts.operations[id] === undefined);
  return [
    ...called.map((id) => ({
      severity: 'failed' as const,
      detail: `${id}: its code calls it and its declaration does not say so`,
    })),
    ...shapeless.map((id) => ({
      severity: 'failed' as const,
      detail: `${id}: it declares it and its build knows no shape of it`,
    })),
  ];
}

/** Users of a page need the permission for its operations, except guarded ones, which are offered only to permitted users. Operations of dialogs are not checked, since pages of other remotes open them. */
function permissions({ facts, pinned }: Remote, known: Known, grants: readonly PageGrant[]): readonly Found[] {
  const parts = [
    ...pinned.declaration.routes.map(({ module, page, path, guarded = [] }) => ({
      module,
      page,
      where: path,
      guarded,
    })),
    ...pinned.declaration.slots.map(({ module, page, slot }) => ({ module, page, where: slot, guarded: [] })),
  ];
  const { searches = [] } = pinned.declaration;
  const calls = [
    ...parts.flatMap(({ module, guarded, ...part }) =>
      (facts.modules[module] ?? []).filter((id) => !guarded.includes(id)).map((id) => ({ ...part, id })),
    ),
    ...searches.map(({ kind, page, operation }) => ({ id: operation, page, where: `the search for ${kind}` })),
  ];
  return calls.flatMap(({ id, page, where }): Found[] => {
    const operation = known.get(id);
    const roles = operation === undefined ? [] : rolesLeftOut(page, operation.permission, grants);
    return roles.length === 0
      ? []
      : [
          {
            severity: 'failed',
            detail: `${id}: ${where} can call it, but ${roles.join(', ')} may open that page (${page}) and may not call it (${operation?.permission.join(', ') || 'nobody may'})`,
          },
        ];
  });
}

/** The roles that may open a page and may not call an operation that it can call; none when the permission fits. */
function rolesLeftOut(
  page: string,
  permission: readonly string[],
  grants: readonly PageGrant[] = [],
): readonly StaffRole[] {
  return rolesOpening(page, grants).filter((role) => !mayCall(pagesOfRole(role), permission));
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
  if (was.toLowerCase() !== is.toLowerCase()) return [failed('address', `is ${is} now, was ${was}`)];
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
      failed(
        `parameter ${name}`,
        parameters[name] === undefined ? 'must be sent now and was not known' : 'must always be sent now',
      ),
    ),
    ...Object.entries(parameters).flatMap(([name, parameter]) => {
      const target = deployed.parameters.get(name);
      if (target === undefined) return [failed(`parameter ${name}`, 'is no longer understood')];
      if (target.in !== parameter.in)
        return [failed(`parameter ${name}`, `is in the ${target.in} now, was in the ${parameter.in}`)];
      return compareSchemas(asSchema(parameter.schema), target.schema, 'accepts', `parameter ${name}`);
    }),
  ];
}

function bodyDifferences({ request }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  if (request === undefined) return deployed.request?.required === true ? [failed('body', 'must be sent now')] : [];
  if (deployed.request === undefined) return [failed('body', 'is no longer accepted')];
  return compareSchemas(asSchema(request), deployed.request.schema, 'accepts', 'body');
}

function answerDifferences({ response }: CalledOperation, deployed: DeployedOperation): readonly Difference[] {
  if (response === undefined) return [];
  return deployed.response === undefined
    ? [failed('answer', 'no longer comes')]
    : compareSchemas(deployed.response, asSchema(response), 'reads', 'answer');
}
