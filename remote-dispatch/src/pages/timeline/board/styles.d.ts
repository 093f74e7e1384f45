/** The bundler emits the style sheet beside the chunk that imports it. */
declare module 'vis-timeline/styles/vis-timeline-graph2d.min.css';
declare module '*/board.css';
