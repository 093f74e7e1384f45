import type { PageGrant } from '@navette/shared/domain';
import { grantsOfSet, type RemoteFacts } from '@navette/shared/release';
import type { Finding } from '../report.ts';
import { withFacts, type Candidate, type RemoteUnderCheck } from '../remote-under-check.ts';
import { deployedOperations, type DeployedOperation } from './deployed-api.ts';
import { operationDifferences } from './operation-shape.ts';
import { rolesLeftOut } from './permission-fit.ts';
import { useOfDeprecated } from './use-of-deprecated.ts';

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
