/** The bundler puts the style sheet beside the chunk that asks for it. */
declare module 'vis-timeline/styles/vis-timeline-graph2d.min.css';
declare module '*/board.css';
