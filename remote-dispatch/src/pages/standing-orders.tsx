// oxlint-disable-next-line navette/pages-apart -- a part of the timeline with an address of its own; the module of a route lies directly in this folder
export { default } from './timeline/standing-orders/index.tsx';
