declare module '*/release-shapes.ts?evaluated' {
  import type { ReleaseShapes } from './release-shapes.ts';
  /** The default export of the module, evaluated by the bundler. */
  const shapes: ReleaseShapes;
  export default shapes;
}
