/** The bundler emits the style sheet beside the chunk that imports it. */
declare module 'leaflet/dist/leaflet.css';
