import type { Font } from 'fontkit';

/** PDFKit accepts a parsed font, an opened image, and the scope of a heading, which are missing in its types. */
declare global {
  namespace PDFKit {
    interface OpenedImage {
      readonly width: number;
      readonly height: number;
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, src: Font): this;
    }
    interface PDFImage {
      openImage(src: Buffer): OpenedImage;
      image(src: OpenedImage, x: number, y: number, options?: ImageOption): this;
    }
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
    }
  }
}

/** Glyphs embedded by a subset, in the order of their new numbers, missing in its types. */
declare module 'fontkit' {
  interface Subset {
    glyphs: number[];
  }
}
