import type { ComponentType } from 'react';

/**
 * Default export of a page or dialog module, checked to be a component, as it came over the network.
 * @typeParam Props nothing for a page, `DialogProps<Name>` for a dialog
 * @throws naming the module when it has none
 */
export function componentOf<Props extends object = object>(module: unknown, name: string): ComponentType<Props> {
  if (hasComponent<Props>(module)) return module.default;
  throw new TypeError(`${name} has no component as its default export`);
}

const hasComponent = <Props extends object>(module: unknown): module is { default: ComponentType<Props> } => {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const { default: component } = module;
  // memo() and forwardRef() return objects with a $$typeof.
  return (
    typeof component === 'function' || (typeof component === 'object' && component !== null && '$$typeof' in component)
  );
};
