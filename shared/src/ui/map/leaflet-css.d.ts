/** The bundler puts the style sheet beside the chunk that asks for it. */
declare module 'leaflet/dist/leaflet.css';
