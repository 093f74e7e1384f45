import type { Font } from 'fontkit';

/** PDFKit takes a font that is parsed already, and the scope of a heading, which its types leave out. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, src: Font): this;
    }
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
    }
  }
}

/** The glyphs that a subset embeds, in the order of their new numbers, which its types leave out. */
declare module 'fontkit' {
  interface Subset {
    glyphs: number[];
  }
}
