import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** Where the font of the suite lies; the page may preload it. Latin only: it holds every letter of French, Dutch and English. */
export const fontUrl = latin;

/** The one face of the suite. Text shows at once in the fallback and changes over when the file is there. */
export const fontFace = `@font-face{font-family:"Source Sans 3 Variable";font-style:normal;font-display:swap;font-weight:200 900;src:url(${latin}) format("woff2");unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215}`;
