import type { ComponentType } from 'react';

/**
 * The component that a module of a remote exports as default, for a page or a dialog. What came over the network is checked as far as it
 * can be: that there is a component.
 * @typeParam Props nothing for a page, `DialogProps<Name>` for a dialog
 * @throws naming the module when it holds none
 */
export function componentOf<Props extends object = object>(module: unknown, name: string): ComponentType<Props> {
  if (hasComponent<Props>(module)) return module.default;
  throw new TypeError(`${name} has no component as its default export`);
}

const hasComponent = <Props extends object>(module: unknown): module is { default: ComponentType<Props> } => {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const { default: component } = module;
  // memo() and forwardRef() give objects with a $$typeof.
  return (
    typeof component === 'function' || (typeof component === 'object' && component !== null && '$$typeof' in component)
  );
};
